import { isNotFetched } from '../session/fetched';
import { localStorageOf, readSettings } from '../session/settings';
import { FIRST_FAULT } from '../text/first-fault';

/** The page, or the board, cannot begin: says so in its place, with a way to begin anew. */
export function tellFirstFault(place: HTMLElement, error: unknown): void {
  console.error(error);
  const told = FIRST_FAULT[readSettings(localStorageOf(window), navigator.language).locale];
  const what = document.createElement('p');
  what.textContent = isNotFetched(error) ? told.what : error instanceof Error ? error.message : String(error);
  const reload = document.createElement('button');
  reload.className = 'button button-main';
  reload.textContent = told.reload;
  reload.addEventListener('click', () => location.reload());
  const fault = document.createElement('div');
  fault.className = 'part-missing first-fault';
  fault.dataset.testid = 'first-fault';
  fault.setAttribute('role', 'alert');
  fault.append(what, reload);
  place.replaceChildren(fault);
}

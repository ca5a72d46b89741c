import type { TransportState } from '../sharing/transport';
import type { Text } from '../text/i18n';
import type { Result } from './result';

export type Shown = 'waits' | 'prepares' | 'fight';

/** Keys of what is said of the line: before anything has come, and when it is lost. */
export interface LineWords {
  readonly waiting: string;
  readonly lost: string;
}

/** The parts of the screen. */
export interface TableFrame {
  readonly strip: HTMLElement;
  readonly board: HTMLElement;
  /** How much bigger the board is drawn than it is laid out. */
  magnified(): number;
  setResult(result: Result, danger: boolean): void;
  setLine(state: TransportState): void;
  /** `waits`: nothing has come in yet; `prepares`: there is a fight, but it is not shown; `fight`: its parts lie open. */
  setShown(shown: Shown): void;
  /** In the language that is spoken now. */
  speak(): void;
}

/** The smallest letters on a board have ten pixels; from the other end of the room they need 28 of a 1080p screen. */
const MAGNIFIED = 2.8;
const magnified = (): number => Math.max(0.5, MAGNIFIED * Math.min(innerWidth / 1920, innerHeight / 1080));

function made(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.dataset.testid = className;
  return element;
}

export function createFrame(root: HTMLElement, text: Text, words: LineWords): TableFrame {
  const screen = made('main', 'table-screen');
  const [strip, place, board] = [
    made('header', 'table-strip'),
    made('div', 'table-place'),
    made('div', 'table-board'),
  ];
  const [result, head, rest] = [
    made('section', 'table-result'),
    made('p', 'table-head'),
    made('p', 'table-rest'),
  ];
  const [wait, lost] = [made('p', 'table-wait'), made('p', 'table-lost')];
  place.append(board);
  board.inert = true;
  result.append(head, rest);
  result.setAttribute('aria-live', 'polite');
  screen.append(strip, place, result, wait, lost);
  root.replaceChildren(screen);
  const measure = (): void => screen.style.setProperty('--magnified', String(magnified()));
  measure();
  addEventListener('resize', measure, { capture: true });
  let shown: Shown = 'waits';
  const speak = (): void => {
    document.title = text.t('ui:table.title');
    wait.textContent = text.t(shown === 'prepares' ? 'ui:table.preparing' : words.waiting);
    lost.textContent = text.t(words.lost);
    wait.hidden = shown === 'fight';
    lost.hidden = shown === 'waits' || screen.dataset.line === 'open';
  };
  speak();
  return {
    strip,
    board,
    magnified,
    speak,
    setResult: (it, danger) => {
      head.textContent = it.head;
      rest.textContent = it.rest;
      result.toggleAttribute('data-danger', danger);
    },
    setLine: (state) => {
      screen.dataset.line = state;
      speak();
    },
    setShown: (next) => {
      shown = next;
      speak();
    },
  };
}

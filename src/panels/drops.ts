import type { Refusal } from '../engine/contract';
import type { Text } from '../text/i18n';
import type { Arrival } from './arrival';
import type { Panels } from './context';
import { DROP_READERS } from './drop-readers';

/** Enough for every magic number and for the first keys of a text. */
const HEAD = 4096;

export async function arrivalOf(file: File): Promise<Arrival> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  let text: Promise<string> | null = null;
  return {
    name: file.name,
    blob: file,
    head,
    start: new TextDecoder().decode(head),
    text: () => {
      text ??= file.text();
      return text;
    },
  };
}

/** Opens a file as what it is; the refusal says what is wrong with it, and then nothing has changed. */
export async function openArrived(file: File, panels: Panels, text: Text): Promise<Refusal | null> {
  const arrival = await arrivalOf(file);
  const reader = DROP_READERS.find((it) => it.fits(arrival));
  return reader === undefined
    ? { code: 'file-of-no-kind', with: { name: file.name }, clause: null }
    : reader.open(arrival, panels, text);
}

/** What the file chooser offers. */
export const ACCEPTED: string = [...new Set(DROP_READERS.flatMap(({ endings }) => endings))].join(',');

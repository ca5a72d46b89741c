import type { Refusal } from '../engine/contract';
import type { Text } from '../text/i18n';
import type { Panels } from './context';
import { DROP_READERS } from './drop-readers';

/** A file that came to the page: dropped, pasted or chosen. Its parts are read when they are first asked for, and once. */
export interface Arrival {
  readonly name: string;
  readonly blob: Blob;
  /** The first bytes, at most `HEAD`. */
  readonly head: Uint8Array;
  /** The first characters, without a byte order mark; bytes that are no UTF-8 become the sign for it. */
  readonly start: string;
  text(): Promise<string>;
}
/** One kind of file. Whatever is heavy is loaded inside `open` by `import()`. */
export interface DropReader {
  readonly id: string;
  /** For the file chooser, with the dot. */
  readonly endings: readonly string[];
  /** By what stands in it; the name only where the content says nothing. The first reader that fits opens it. */
  fits(arrival: Arrival): boolean;
  /** Does what the file is for. A refusal, or a fault thrown, is told, and nothing has changed. */
  open(arrival: Arrival, panels: Panels, text: Text): Promise<Refusal | null>;
}

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

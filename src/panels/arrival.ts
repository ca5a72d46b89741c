import type { Refusal } from '../engine/contract';
import type { Text } from '../text/i18n';
import type { Panels } from './context';

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

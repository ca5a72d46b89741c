import type { Text } from '../text/i18n';

export type Values = Readonly<Record<string, string | number>>;

/** A file that is no map. Nothing was made of it. `code` is a key of the `maps` catalogue under `problem`, `path` the place in the file. */
export class MapError extends Error {
  readonly code: string;
  /** `line_of_sight[3][0].x`; empty where the whole file is meant. */
  readonly path: string;
  readonly with: Values;

  constructor(code: string, path: string, values: Values = {}) {
    super(path === '' ? code : `${path}: ${code}`);
    this.name = 'MapError';
    this.code = code;
    this.path = path;
    this.with = values;
  }
}

/** `inn.uvtt: lights[2].range: expected a number, found "far"` */
export function formatMapError(text: Text, file: string, error: MapError): string {
  const sentence = text.t(`maps:problem.${error.code}`, error.with);
  return [file, error.path, sentence].filter((part) => part !== '').join(': ');
}

/** Something that was left out, changed or is worth knowing of a map that was read. `code` is a key of `maps` under `note`. */
export interface MapNote {
  readonly code: string;
  readonly with: Values;
}

export const note = (code: string, values: Values = {}): MapNote => ({ code, with: values });

/** A note in words; `count` chooses the form of a counted text. */
export const formatNote = (text: Text, { code, with: values }: MapNote): string =>
  text.t(`maps:note.${code}`, values);

/** What goes into a column. */
export type SqlValue = string | number | Uint8Array | null;
export type Row = Readonly<Record<string, unknown>>;

/** One statement with `?` for each value. `mustChange`: if it touches no row, none of its group happens. */
export interface Statement {
  readonly text: string;
  readonly values: readonly SqlValue[];
  readonly mustChange?: boolean;
}

/** The little that is asked of a database. */
export interface Sql {
  /** `blob` is the database's name for a column of bytes. */
  readonly blob: string;
  rows(text: string, values: readonly SqlValue[]): Promise<readonly Row[]>;
  /** All or nothing, on the disk when it resolves. False where a statement that must change something did not. */
  atomically(statements: readonly Statement[]): Promise<boolean>;
  close(): Promise<void>;
}

export function statement(text: string, ...values: readonly SqlValue[]): Statement {
  return { text, values };
}

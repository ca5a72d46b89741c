/** Why a clause is left to the GM, and what the app offers for it. */
export interface GmCall {
  readonly reason: string;
  /**
   * An edit (`gm: set`), an action (`use-skill`), or a key of the encounter (`terrain`).
   * Null for a definition or a remark that asks for nothing.
   */
  readonly control: string | null;
}
/** One numbered clause of the rules, as code, tests and scenarios cite it. */
export interface Clause {
  readonly id: string;
  readonly title: string;
  /** Null where the engine plays it. */
  readonly gm: GmCall | null;
}
/** Titles by id; a clause left to the GM says so. */
export type ClauseTable = Readonly<Record<string, string | Omit<Clause, 'id'>>>;

/** Something to tell the user about a block; its sentence is `notation:stat-block.<code>`. */
export interface Problem {
  readonly code:
    | 'missing'
    | 'attack-unread'
    | 'field-unread'
    | 'grapple-conditional'
    | 'cr-cases'
    | 'part-without-sign'
    | 'ac-sum'
    | 'no-weapons'
    | 'no-mode'
    | 'count-rolled'
    | 'no-damage'
    | 'damage-by-hand'
    | 'hp-several'
    | 'lost-sign'
    | 'broken-figure'
    | 'filled-in'
    | 'rules-differ'
    | 'no-space'
    | 'extra-left-out'
    | 'not-in-notation';
  readonly with: Readonly<Record<string, string | number>>;
}
export const problem = (code: Problem['code'], values: Problem['with'] = {}): Problem => ({
  code,
  with: values,
});

/** A paste that is no stat block; its sentence is `notation:stat-block.fault.<code>`. */
export class StatBlockError extends Error {
  readonly code: 'empty' | 'binary' | 'too-long' | 'no-stat-block';

  constructor(code: StatBlockError['code']) {
    super(code);
    this.code = code;
  }
}

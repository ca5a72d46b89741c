/** Something to tell the user about an actor; its sentence is `foundry:warning.<code>`. */
export interface Warning {
  readonly code:
    | 'no-hp'
    | 'hp-now'
    | 'hp-notes'
    | 'hp-stored'
    | 'hp-class'
    | 'grapple-differs'
    | 'no-ac'
    | 'no-size'
    | 'no-type'
    | 'no-speed'
    | 'no-saves'
    | 'ability-missing'
    | 'no-reach'
    | 'notes-differ'
    | 'items-elsewhere'
    | 'no-attacks'
    | 'attack-left-out'
    | 'damage-left-out'
    | 'full-attack-left-out'
    | 'counts-both'
    | 'no-damage'
    | 'no-classes'
    | 'wounded'
    | 'conditions'
    | 'negative-levels'
    | 'skills-unknown'
    | 'formula'
    | 'conditionals'
    | 'formulas-more'
    | 'pathfinder'
    | 'skills-pathfinder'
    | 'reduction-unread'
    | 'spells'
    | 'no-creature';
  readonly with: Readonly<Record<string, string | number>>;
}
export const warning = (code: Warning['code'], values: Warning['with'] = {}): Warning => ({
  code,
  with: values,
});

/** A file that is no actor; its sentence is `foundry:fault.<code>`. */
export class FoundryError extends Error {
  readonly code: 'empty' | 'too-large' | 'no-json' | 'too-deep' | 'no-actor' | 'other-system';

  constructor(code: FoundryError['code']) {
    super(code);
    this.code = code;
  }
}

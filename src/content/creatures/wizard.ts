import type { Creature } from '../creature';
import { spellAt } from '../spells';

/** A human wizard of 4th level. */
export default {
  name: 'Quill Amaran',
  type: 'humanoid',
  subtypes: ['human'],
  alignment: 'N',
  challengeRating: 4,
  hitDice: '4d4+4',
  classes: { wizard: 4 },
  race: 'human',
  speed: 30,
  abilities: { str: 8, dex: 14, con: 13, int: 16, wis: 12, cha: 10 },
  hp: 16,
  skills: { concentration: 8, 'decipher-script': 10, knowledge: 10, spellcraft: 12 },
  feats: ['combat-casting', 'dodge', 'improved-initiative'],
  hands: ['dagger'],
  carried: ['quarterstaff', 'light-crossbow', 'potion', 'scroll'],
  worn: ['spell-component-pouch'],
  casterLevel: 4,
  spells: [
    { ...spellAt('ray-of-frost', 4), count: 4 },
    { ...spellAt('burning-hands', 4), count: 1 },
    { ...spellAt('magic-missile', 4), count: 2 },
    { ...spellAt('shield', 4), count: 1 },
    { ...spellAt('acid-arrow', 4), count: 1 },
    { ...spellAt('scorching-ray', 4), count: 2 },
  ],
} satisfies Creature;

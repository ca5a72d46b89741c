import type { Creature } from '../creature';
import { SPELLS } from '../spells';

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
    { ...SPELLS['ray-of-frost'], count: 4 },
    { ...SPELLS['burning-hands'], count: 1 },
    { ...SPELLS['magic-missile'], count: 2 },
    { ...SPELLS.shield, count: 1 },
    { ...SPELLS['acid-arrow'], count: 1 },
    { ...SPELLS['scorching-ray'], count: 2 },
  ],
} satisfies Creature;

import { SPELLS } from '../spells';
import type { StatBlock } from '../stat-block';

/** A human wizard of 4th level. */
export default {
  name: 'Quill Amaran',
  race: 'human',
  speed: 30,
  bab: 2,
  level: 4,
  abilities: { str: 8, dex: 14, con: 13, int: 16, wis: 12, cha: 10 },
  hp: 16,
  saves: { fort: 1, ref: 1, will: 4 },
  skills: { concentration: 8, 'decipher-script': 10, knowledge: 10, spellcraft: 12 },
  feats: ['combat-casting', 'dodge', 'improved-initiative'],
  traits: ['humanoid'],
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
} satisfies StatBlock;

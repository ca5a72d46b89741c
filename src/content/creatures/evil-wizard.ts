import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['human'],
  alignment: 'LE',
  challengeRating: 7,
  hitDice: '7d4+17',
  classes: { wizard: 7 },
  size: 'medium',
  speed: 30,
  abilities: { str: 8, dex: 14, con: 14, int: 18, wis: 12, cha: 10 },
  skills: { concentration: 12, knowledge: 14, spellcraft: 16 },
  feats: ['combat-casting', 'dodge', 'improved-initiative', 'toughness'],
  hands: ['dagger'],
  carried: ['quarterstaff'],
  worn: ['spell-component-pouch'],
} satisfies Creature;

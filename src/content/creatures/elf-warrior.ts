import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['elf'],
  alignment: 'CG',
  challengeRating: 1 / 2,
  hitDice: '1d8',
  classes: { warrior: 1 },
  size: 'medium',
  speed: 30,
  abilities: { str: 13, dex: 13, con: 10, int: 10, wis: 9, cha: 8 },
  armor: 'studded-leather',
  shield: 'light-wooden-shield',
  skills: { hide: 1, listen: 1, search: 2, spot: 1 },
  feats: ['weapon-focus-longbow'],
  traits: ['low-light-vision'],
  hands: ['longsword'],
  carried: ['longbow'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['goblinoid'],
  alignment: 'LE',
  challengeRating: 1 / 2,
  hitDice: '1d8+2',
  classes: { warrior: 1 },
  size: 'medium',
  speed: 30,
  abilities: { str: 13, dex: 13, con: 14, int: 10, wis: 9, cha: 8 },
  armor: 'studded-leather',
  shield: 'light-wooden-shield',
  skills: { hide: 3, listen: 2, 'move-silently': 3, spot: 2 },
  feats: ['alertness'],
  traits: ['darkvision'],
  hands: ['longsword'],
  carried: ['javelin'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['orc'],
  alignment: 'CE',
  challengeRating: 1 / 2,
  hitDice: '1d8+1',
  classes: { warrior: 1 },
  size: 'medium',
  speed: 30,
  abilities: { str: 17, dex: 11, con: 12, int: 8, wis: 7, cha: 6 },
  armor: 'studded-leather',
  skills: { listen: 1, spot: 1 },
  feats: ['alertness'],
  traits: ['darkvision', 'light-sensitivity'],
  hands: ['falchion'],
  carried: ['javelin'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'aberration',
  alignment: 'CE',
  challengeRating: 7,
  hitDice: '8d8+35',
  size: 'large',
  speed: { land: 20, burrow: 20 },
  abilities: { str: 23, dex: 13, con: 19, int: 9, wis: 11, cha: 13 },
  ac: { natural: 8 },
  skills: { climb: 12, jump: 5, listen: 11 },
  feats: ['great-fortitude', 'multiattack', 'toughness'],
  traits: ['tremorsense'],
  natural: [
    { name: 'claw', damage: '2d4', count: 2 },
    { name: 'bite', damage: '2d8', secondary: true },
  ],
  special: ['confusing-gaze 30ft will dc15'],
} satisfies Creature;

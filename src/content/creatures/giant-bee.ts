import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '3d8',
  size: 'medium',
  shape: 'long',
  speed: { land: 20, fly: 80 },
  abilities: { str: 11, dex: 14, con: 11, int: null, wis: 12, cha: 9 },
  ac: { natural: 2 },
  skills: { spot: 5, survival: 1 },
  traits: ['poison-1d4-con-11'],
  natural: [{ name: 'sting', damage: '1d4' }],
} satisfies Creature;

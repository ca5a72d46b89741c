import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 4,
  hitDice: '7d8+21',
  size: 'large',
  shape: 'long',
  speed: 20,
  abilities: { str: 23, dex: 10, con: 17, int: null, wis: 10, cha: 9 },
  ac: { natural: 10 },
  traits: ['stability'],
  natural: [{ name: 'bite', damage: '4d6' }],
  special: ['trample 2d8+3 reflex dc19'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 1 / 3,
  hitDice: '1d8',
  size: 'small',
  shape: 'long',
  speed: 30,
  abilities: { str: 10, dex: 11, con: 11, int: null, wis: 10, cha: 7 },
  ac: { natural: 5 },
  traits: ['stability'],
  natural: [{ name: 'bite', damage: '2d4' }],
} satisfies Creature;

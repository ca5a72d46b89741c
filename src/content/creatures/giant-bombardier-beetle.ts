import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '2d8+4',
  size: 'medium',
  shape: 'long',
  speed: 30,
  abilities: { str: 13, dex: 10, con: 14, int: null, wis: 10, cha: 9 },
  ac: { natural: 6 },
  traits: ['stability'],
  natural: [{ name: 'bite', damage: '1d4' }],
  special: ['acid-spray cone 10ft 1d4+2 acid fort dc13'],
} satisfies Creature;

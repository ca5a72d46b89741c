import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 3,
  hitDice: '4d8+8',
  size: 'large',
  shape: 'long',
  speed: { land: 20, fly: 40 },
  abilities: { str: 19, dex: 8, con: 15, int: null, wis: 14, cha: 11 },
  ac: { natural: 6 },
  skills: { hide: -1, spot: 6 },
  traits: ['improved-grab', 'stability'],
  natural: [
    { name: 'claw', damage: '1d8' },
    { name: 'bite', damage: '1d6', secondary: true },
  ],
} satisfies Creature;

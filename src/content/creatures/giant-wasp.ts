import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 3,
  hitDice: '5d8+10',
  size: 'large',
  shape: 'long',
  speed: { land: 20, fly: 60 },
  abilities: { str: 18, dex: 12, con: 14, int: null, wis: 13, cha: 11 },
  ac: { natural: 4 },
  skills: { spot: 9, survival: 1 },
  traits: ['poison-1d6-dex-14'],
  natural: [{ name: 'sting', damage: '1d3' }],
} satisfies Creature;

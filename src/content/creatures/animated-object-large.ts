import type { Creature } from '../creature';

export default {
  type: 'construct',
  alignment: 'N',
  challengeRating: 3,
  hitDice: '4d10+30',
  size: 'large',
  shape: 'long',
  speed: 30,
  abilities: { str: 16, dex: 10, con: null, int: null, wis: 1, cha: 1 },
  ac: { natural: 5 },
  natural: [{ name: 'slam', damage: '1d8' }],
  special: ['hardness'],
} satisfies Creature;

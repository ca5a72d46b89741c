import type { Creature } from '../creature';

export default {
  type: 'construct',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '2d10+20',
  size: 'medium',
  speed: 40,
  abilities: { str: 12, dex: 10, con: null, int: null, wis: 1, cha: 1 },
  ac: { natural: 4 },
  natural: [{ name: 'slam', damage: '1d6' }],
  special: ['hardness'],
} satisfies Creature;

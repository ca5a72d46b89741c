import type { Creature } from '../creature';

export default {
  type: 'construct',
  alignment: 'N',
  challengeRating: 7,
  hitDice: '9d10+30',
  size: 'large',
  speed: 30,
  abilities: { str: 21, dex: 9, con: null, int: null, wis: 11, cha: 1 },
  ac: { natural: 10 },
  resist: { dr: '5/adamantine' },
  natural: [{ name: 'slam', damage: '2d8', count: 2 }],
  special: ['berserk', 'immunity-to-magic'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'construct',
  alignment: 'N',
  challengeRating: 10,
  hitDice: '11d10+30',
  size: 'large',
  speed: 20,
  abilities: { str: 25, dex: 9, con: null, int: null, wis: 11, cha: 1 },
  ac: { natural: 14 },
  resist: { dr: '10/adamantine and bludgeoning' },
  natural: [{ name: 'slam', damage: '2d10', count: 2 }],
  special: ['berserk', 'cursed-wound', 'immunity-to-magic', 'haste'],
} satisfies Creature;

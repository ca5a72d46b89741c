import type { Creature } from '../creature';

export default {
  type: 'construct',
  alignment: 'N',
  challengeRating: 13,
  hitDice: '18d10+30',
  size: 'large',
  speed: 20,
  abilities: { str: 33, dex: 9, con: null, int: null, wis: 11, cha: 1 },
  ac: { natural: 22 },
  resist: { dr: '15/adamantine' },
  natural: [{ name: 'slam', damage: '2d10', count: 2 }],
  special: ['breath-weapon cube 10ft poison 1d4 con fort dc19', 'immunity-to-magic'],
} satisfies Creature;

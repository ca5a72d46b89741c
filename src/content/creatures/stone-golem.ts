import type { Creature } from '../creature';

export default {
  type: 'construct',
  alignment: 'N',
  challengeRating: 11,
  hitDice: '14d10+30',
  size: 'large',
  speed: 20,
  abilities: { str: 29, dex: 9, con: null, int: null, wis: 11, cha: 1 },
  ac: { natural: 18 },
  resist: { dr: '10/adamantine' },
  natural: [{ name: 'slam', damage: '2d10', count: 2 }],
  special: ['slow 10ft will dc17', 'immunity-to-magic'],
} satisfies Creature;

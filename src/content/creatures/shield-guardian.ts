import type { Creature } from '../creature';

export default {
  type: 'construct',
  alignment: 'N',
  challengeRating: 8,
  hitDice: '15d10+30',
  size: 'large',
  speed: 30,
  abilities: { str: 22, dex: 10, con: null, int: null, wis: 10, cha: 1 },
  ac: { natural: 15 },
  traits: ['fast-healing-5'],
  natural: [{ name: 'slam', damage: '1d8', count: 2 }],
  special: ['find-master', 'guard', 'shield-other', 'spell-storing'],
} satisfies Creature;

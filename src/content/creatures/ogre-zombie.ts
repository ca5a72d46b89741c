import type { Creature } from '../creature';

export default {
  type: 'undead',
  alignment: 'NE',
  challengeRating: 3,
  hitDice: '8d12+3',
  size: 'large',
  speed: 40,
  abilities: { str: 23, dex: 6, con: null, int: null, wis: 10, cha: 1 },
  ac: { natural: 8 },
  feats: ['toughness'],
  traits: ['single-actions'],
  resist: { dr: '5/slashing' },
  carried: ['greatclub', 'javelin'],
  natural: [{ name: 'slam', damage: '1d8' }],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'undead',
  alignment: 'NE',
  challengeRating: 1 / 2,
  hitDice: '2d12+3',
  size: 'medium',
  speed: 30,
  abilities: { str: 12, dex: 8, con: null, int: null, wis: 10, cha: 1 },
  ac: { natural: 2 },
  feats: ['toughness'],
  traits: ['single-actions'],
  resist: { dr: '5/slashing' },
  carried: ['club'],
  natural: [{ name: 'slam', damage: '1d6' }],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 8,
  hitDice: '18d8+99',
  size: 'huge',
  shape: 'long',
  speed: 40,
  abilities: { str: 28, dex: 12, con: 21, int: 2, wis: 15, cha: 10 },
  ac: { natural: 5 },
  skills: { hide: -2, listen: 14, spot: 14 },
  feats: ['alertness', 'improved-natural-attack-bite', 'run', 'toughness', 'toughness', 'toughness', 'track'],
  traits: ['improved-grab', 'scent'],
  natural: [{ name: 'bite', damage: '3d6' }],
  special: ['swallow-whole 2d8+8'],
} satisfies Creature;

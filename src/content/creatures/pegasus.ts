import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'CG',
  challengeRating: 3,
  hitDice: '4d10+12',
  size: 'large',
  shape: 'long',
  speed: { land: 60, fly: 120 },
  abilities: { str: 18, dex: 15, con: 16, int: 10, wis: 13, cha: 13 },
  ac: { natural: 3 },
  skills: { diplomacy: 3, listen: 8, 'sense-motive': 9, spot: 8 },
  feats: ['flyby-attack', 'iron-will'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'hoof', damage: '1d6', count: 2 },
    { name: 'bite', damage: '1d3', secondary: true },
  ],
  special: ['spell-like-abilities'],
} satisfies Creature;

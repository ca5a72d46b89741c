import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 7,
  hitDice: '7d10+35',
  size: 'huge',
  shape: 'long',
  speed: { land: 30, burrow: 20 },
  abilities: { str: 26, dex: 13, con: 21, int: 5, wis: 12, cha: 10 },
  ac: { natural: 11 },
  skills: { listen: 8, spot: 8 },
  feats: ['awesome-blow', 'improved-bull-rush', 'power-attack'],
  traits: ['improved-grab', 'tremorsense', 'stability'],
  natural: [{ name: 'bite', damage: '2d8' }],
  special: ['heat 8d6 fire', 'swallow-whole 2d8+12'],
} satisfies Creature;

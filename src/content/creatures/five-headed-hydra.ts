import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 4,
  hitDice: '5d10+28',
  size: 'huge',
  shape: 'long',
  speed: { land: 20, swim: 20 },
  abilities: { str: 17, dex: 12, con: 20, int: 2, wis: 10, cha: 9 },
  ac: { natural: 6 },
  skills: { listen: 6, spot: 6, swim: 11 },
  feats: ['combat-reflexes', 'iron-will', 'toughness', 'weapon-focus-bite'],
  traits: ['fast-healing-15', 'scent', 'stability'],
  natural: [{ name: 'bite', damage: '1d10', count: 5 }],
  special: ['heads-regrow'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '3d8+6',
  size: 'medium',
  shape: 'long',
  speed: { land: 20, climb: 20, swim: 20 },
  abilities: { str: 17, dex: 17, con: 13, int: 1, wis: 12, cha: 2 },
  ac: { natural: 2 },
  skills: { balance: 11, climb: 14, hide: 10, listen: 7, spot: 7, swim: 11 },
  feats: ['alertness', 'toughness'],
  traits: ['improved-grab', 'scent'],
  natural: [{ name: 'bite', damage: '1d3' }],
  special: ['constrict 1d3+4'],
} satisfies Creature;

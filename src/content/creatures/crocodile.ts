import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '3d8+9',
  size: 'medium',
  shape: 'long',
  speed: { land: 20, swim: 30 },
  abilities: { str: 19, dex: 12, con: 17, int: 1, wis: 12, cha: 2 },
  ac: { natural: 4 },
  skills: { hide: 7, listen: 4, spot: 4, swim: 12 },
  feats: ['alertness', 'skill-focus-hide'],
  traits: ['improved-grab', 'stability'],
  natural: [{ name: 'bite', damage: '1d8' }],
  special: ['tail-slap-instead 1d12+6', 'hold-breath'],
} satisfies Creature;

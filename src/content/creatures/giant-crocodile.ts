import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 4,
  hitDice: '7d8+28',
  size: 'huge',
  shape: 'long',
  speed: { land: 20, swim: 30 },
  abilities: { str: 27, dex: 12, con: 19, int: 1, wis: 12, cha: 2 },
  ac: { natural: 7 },
  skills: { hide: 1, listen: 5, spot: 5, swim: 16 },
  feats: ['alertness', 'endurance', 'skill-focus-hide'],
  traits: ['improved-grab', 'stability'],
  natural: [{ name: 'bite', damage: '2d8' }],
  special: ['tail-slap-instead 1d12+12', 'hold-breath'],
} satisfies Creature;

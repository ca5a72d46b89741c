import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '3d8+6',
  size: 'medium',
  shape: 'long',
  speed: 50,
  abilities: { str: 16, dex: 19, con: 15, int: 2, wis: 12, cha: 6 },
  ac: { natural: 1 },
  skills: { hide: 6, listen: 4, 'move-silently': 6, spot: 4 },
  feats: ['alertness', 'weapon-finesse'],
  traits: ['scent', 'trip', 'stability'],
  natural: [
    { name: 'bite', damage: '1d6' },
    { name: 'claw', damage: '1d2', count: 2, secondary: true },
  ],
  special: ['sprint'],
} satisfies Creature;

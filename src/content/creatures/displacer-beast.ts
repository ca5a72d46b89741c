import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'LE',
  challengeRating: 4,
  hitDice: '6d10+18',
  size: 'large',
  shape: 'long',
  speed: 40,
  abilities: { str: 18, dex: 15, con: 16, int: 5, wis: 12, cha: 8 },
  ac: { natural: 5 },
  skills: { hide: 10, listen: 5, 'move-silently': 7, spot: 5 },
  feats: ['alertness', 'dodge', 'stealthy'],
  traits: ['stability'],
  natural: [
    { name: 'tentacle', damage: '1d6', count: 2, reach: 10 },
    { name: 'bite', damage: '1d8', secondary: true },
  ],
  special: ['displacement'],
} satisfies Creature;

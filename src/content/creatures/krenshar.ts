import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d10',
  size: 'medium',
  shape: 'long',
  speed: 40,
  abilities: { str: 11, dex: 14, con: 11, int: 6, wis: 12, cha: 13 },
  ac: { natural: 3 },
  skills: { hide: 4, jump: 9, listen: 3, 'move-silently': 6 },
  feats: ['multiattack', 'track'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'bite', damage: '1d6' },
    { name: 'claw', damage: '1d4', count: 2, secondary: true },
  ],
  special: ['scare will dc12'],
} satisfies Creature;

import type { StatBlock } from '../stat-block';

/** SRD: wolf, Medium animal. A bite that hits may trip. */
export default {
  size: 'medium',
  shape: 'long',
  speed: 50,
  bab: 1,
  level: 2,
  abilities: { str: 13, dex: 15, con: 15, int: 2, wis: 12, cha: 6 },
  hp: 13,
  ac: { natural: 2 },
  saves: { fort: 3, ref: 3, will: 0 },
  skills: { hide: 2, listen: 3, 'move-silently': 3, spot: 3, survival: 1 },
  feats: ['track', 'weapon-focus-bite'],
  traits: ['animal', 'low-light-vision', 'scent', 'stability', 'trip'],
  natural: [{ name: 'bite', damage: '1d6' }],
} satisfies StatBlock;

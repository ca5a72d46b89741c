import type { StatBlock } from '../stat-block';

/** SRD: light warhorse, Large animal. */
export default {
  size: 'large',
  shape: 'long',
  speed: 60,
  bab: 2,
  level: 3,
  abilities: { str: 16, dex: 13, con: 17, int: 2, wis: 13, cha: 6 },
  hp: 22,
  ac: { natural: 4 },
  saves: { fort: 3, ref: 3, will: 1 },
  skills: { listen: 4, spot: 4 },
  feats: ['endurance', 'run'],
  traits: ['animal', 'low-light-vision', 'scent', 'stability'],
  natural: [
    { name: 'hoof', damage: '1d4', count: 2 },
    { name: 'bite', damage: '1d3', secondary: true },
  ],
} satisfies StatBlock;

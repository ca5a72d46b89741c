import type { StatBlock } from '../stat-block';

/** SRD: troll, Large giant. It rends with both claws and regenerates 5 points a round. */
export default {
  size: 'large',
  shape: 'tall',
  speed: 30,
  bab: 4,
  level: 6,
  abilities: { str: 23, dex: 14, con: 23, int: 6, wis: 9, cha: 6 },
  hp: 63,
  ac: { natural: 5 },
  saves: { fort: 5, ref: 2, will: 2 },
  skills: { listen: 5, spot: 6 },
  feats: ['alertness', 'iron-will', 'track'],
  traits: ['giant', 'darkvision', 'low-light-vision', 'regeneration-5', 'rend', 'scent'],
  natural: [
    { name: 'claw', damage: '1d6', count: 2 },
    { name: 'bite', damage: '1d6', secondary: true },
  ],
} satisfies StatBlock;

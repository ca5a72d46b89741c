import type { StatBlock } from '../stat-block';

/** SRD: kobold, 1st-level warrior, Small humanoid (reptilian). */
export default {
  size: 'small',
  speed: 30,
  bab: 1,
  level: 1,
  abilities: { str: 9, dex: 13, con: 10, int: 10, wis: 9, cha: 8 },
  hp: 4,
  armor: 'leather',
  ac: { natural: 1 },
  saves: { fort: 2, ref: 0, will: 0 },
  skills: { craft: 2, hide: 6, listen: 2, 'move-silently': 2, profession: 2, search: 2, spot: 2 },
  feats: ['alertness'],
  traits: ['humanoid', 'darkvision', 'light-sensitivity'],
  hands: ['spear'],
  carried: ['sling'],
} satisfies StatBlock;

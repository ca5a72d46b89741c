import type { StatBlock } from '../stat-block';

/** SRD: goblin, 1st-level warrior, Small humanoid (goblinoid). */
export default {
  size: 'small',
  speed: 30,
  bab: 1,
  level: 1,
  abilities: { str: 11, dex: 13, con: 12, int: 10, wis: 9, cha: 6 },
  hp: 5,
  armor: 'leather',
  shield: 'light-wooden-shield',
  saves: { fort: 2, ref: 0, will: 0 },
  skills: { hide: 5, listen: 2, 'move-silently': 5, ride: 4, spot: 2 },
  feats: ['alertness'],
  traits: ['humanoid', 'goblinoid', 'darkvision'],
  hands: ['morningstar'],
  carried: ['javelin'],
} satisfies StatBlock;

import type { StatBlock } from '../stat-block';

/** SRD: bugbear, Medium humanoid (goblinoid). */
export default {
  size: 'medium',
  speed: 30,
  bab: 2,
  level: 3,
  abilities: { str: 15, dex: 12, con: 13, int: 10, wis: 10, cha: 9 },
  hp: 16,
  armor: 'leather',
  shield: 'light-wooden-shield',
  ac: { natural: 3 },
  saves: { fort: 1, ref: 3, will: 1 },
  skills: { climb: 3, hide: 4, listen: 4, 'move-silently': 6, spot: 4 },
  feats: ['alertness', 'weapon-focus-morningstar'],
  traits: ['humanoid', 'goblinoid', 'darkvision', 'scent'],
  hands: ['morningstar'],
  carried: ['javelin'],
} satisfies StatBlock;

import type { StatBlock } from '../stat-block';

/** SRD: orc, 1st-level warrior, Medium humanoid (orc). */
export default {
  size: 'medium',
  speed: 30,
  bab: 1,
  level: 1,
  abilities: { str: 17, dex: 11, con: 12, int: 8, wis: 7, cha: 6 },
  hp: 5,
  armor: 'studded-leather',
  saves: { fort: 2, ref: 0, will: 0 },
  skills: { listen: 1, spot: 1 },
  feats: ['alertness'],
  traits: ['humanoid', 'orc', 'darkvision', 'light-sensitivity'],
  hands: ['falchion'],
  carried: ['javelin'],
} satisfies StatBlock;

import type { StatBlock } from '../stat-block';

/** SRD: hobgoblin, 1st-level warrior, Medium humanoid (goblinoid). */
export default {
  size: 'medium',
  speed: 30,
  bab: 1,
  level: 1,
  abilities: { str: 13, dex: 13, con: 14, int: 10, wis: 9, cha: 8 },
  hp: 6,
  armor: 'studded-leather',
  shield: 'light-wooden-shield',
  saves: { fort: 2, ref: 0, will: 0 },
  skills: { hide: 3, listen: 2, 'move-silently': 3, spot: 2 },
  feats: ['alertness'],
  traits: ['humanoid', 'goblinoid', 'darkvision'],
  hands: ['longsword'],
  carried: ['javelin'],
} satisfies StatBlock;

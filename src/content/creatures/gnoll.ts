import type { StatBlock } from '../stat-block';

/** SRD: gnoll, Medium humanoid (gnoll). */
export default {
  size: 'medium',
  speed: 30,
  bab: 1,
  level: 2,
  abilities: { str: 15, dex: 10, con: 13, int: 8, wis: 11, cha: 8 },
  hp: 11,
  armor: 'leather',
  shield: 'heavy-steel-shield',
  ac: { natural: 1 },
  saves: { fort: 3, ref: 0, will: 0 },
  skills: { listen: 2, spot: 3 },
  feats: ['power-attack'],
  traits: ['humanoid', 'darkvision'],
  hands: ['battleaxe'],
  carried: ['shortbow'],
} satisfies StatBlock;

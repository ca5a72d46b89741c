import type { StatBlock } from '../stat-block';

/** SRD: human commoner zombie, Medium undead. It can only take a single action a round. */
export default {
  size: 'medium',
  speed: 30,
  bab: 1,
  level: 2,
  abilities: { str: 12, dex: 8, con: null, int: null, wis: 10, cha: 1 },
  hp: 16,
  ac: { natural: 2 },
  saves: { fort: 0, ref: 0, will: 3 },
  feats: ['toughness'],
  traits: ['undead', 'mindless', 'darkvision', 'single-actions'],
  resist: { dr: '5/slashing' },
  carried: ['club'],
  natural: [{ name: 'slam', damage: '1d6' }],
} satisfies StatBlock;

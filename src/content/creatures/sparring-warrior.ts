import type { StatBlock } from '../stat-block';

/** The plain fighter of the scenarios: all figures as the notation states them. */
export default {
  size: 'medium',
  speed: 30,
  bab: 1,
  abilities: { str: 14, dex: 12, con: 12, int: 10, wis: 10, cha: 10 },
  hp: 20,
  armor: 'chain-shirt',
  saves: { fort: 2, ref: 0, will: 0 },
  hands: ['longsword'],
} satisfies StatBlock;

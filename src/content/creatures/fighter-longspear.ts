import type { StatBlock } from '../stat-block';

/** A human fighter of 4th level who keeps foes at the length of a longspear. */
export default {
  name: 'Hadra Venn',
  race: 'human',
  speed: 30,
  bab: 4,
  level: 4,
  abilities: { str: 16, dex: 14, con: 13, int: 10, wis: 12, cha: 8 },
  hp: 30,
  armor: 'chain-shirt',
  saves: { fort: 4, ref: 1, will: 1 },
  skills: { climb: 8, jump: 8, ride: 9 },
  feats: [
    'cleave',
    'combat-reflexes',
    'improved-initiative',
    'power-attack',
    'weapon-focus-longspear',
    'weapon-specialization-longspear',
  ],
  traits: ['humanoid'],
  hands: ['longspear'],
  carried: ['longsword', 'dagger', 'potion'],
} satisfies StatBlock;

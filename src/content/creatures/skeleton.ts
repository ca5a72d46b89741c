import type { StatBlock } from '../stat-block';

/** SRD: human warrior skeleton, Medium undead. */
export default {
  size: 'medium',
  speed: 30,
  bab: 0,
  level: 1,
  abilities: { str: 13, dex: 13, con: null, int: null, wis: 10, cha: 1 },
  hp: 6,
  shield: 'heavy-steel-shield',
  ac: { natural: 2 },
  saves: { fort: 0, ref: 0, will: 2 },
  feats: ['improved-initiative'],
  traits: ['undead', 'mindless', 'darkvision', 'immune-cold'],
  resist: { dr: '5/bludgeoning' },
  hands: ['scimitar'],
  natural: [{ name: 'claw', damage: '1d4', count: 2 }],
} satisfies StatBlock;

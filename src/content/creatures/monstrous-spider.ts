import type { StatBlock } from '../stat-block';

/** SRD: Medium monstrous spider, a vermin with a poisonous bite. */
export default {
  size: 'medium',
  shape: 'long',
  speed: { land: 30, climb: 20 },
  bab: 1,
  level: 2,
  abilities: { str: 11, dex: 17, con: 12, int: null, wis: 10, cha: 2 },
  hp: 11,
  ac: { natural: 1 },
  saves: { fort: 3, ref: 0, will: 0 },
  skills: { climb: 11, hide: 7, jump: 0, spot: 4 },
  feats: ['weapon-finesse'],
  traits: ['vermin', 'mindless', 'darkvision', 'poison-1d3-str-12', 'stability', 'tremorsense'],
  natural: [{ name: 'bite', damage: '1d6' }],
} satisfies StatBlock;

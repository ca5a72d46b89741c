import type { StatBlock } from '../stat-block';

/** SRD: dire rat, Small animal whose bite carries filth fever. */
export default {
  size: 'small',
  shape: 'long',
  speed: { land: 40, climb: 20 },
  bab: 0,
  level: 1,
  abilities: { str: 10, dex: 17, con: 12, int: 1, wis: 12, cha: 4 },
  hp: 5,
  ac: { natural: 1 },
  saves: { fort: 2, ref: 2, will: 2 },
  skills: { climb: 11, hide: 8, listen: 4, 'move-silently': 4, spot: 4, swim: 11 },
  feats: ['alertness', 'weapon-finesse'],
  traits: ['animal', 'disease', 'low-light-vision', 'scent', 'stability'],
  natural: [{ name: 'bite', damage: '1d4' }],
} satisfies StatBlock;

import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '3d8',
  goodSaves: ['fort', 'ref', 'will'],
  size: 'medium',
  shape: 'long',
  speed: 40,
  abilities: { str: 14, dex: 19, con: 10, int: 2, wis: 12, cha: 11 },
  ac: { natural: 2 },
  skills: { hide: 8, listen: 3, 'move-silently': 8, spot: 5 },
  feats: ['alertness', 'stealthy', 'weapon-finesse'],
  traits: ['scent', 'stability'],
  natural: [{ name: 'bite', damage: '1d6' }],
  special: ['attach', 'blood-drain 1d4 con'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'undead',
  alignment: 'LE',
  challengeRating: 3,
  hitDice: '4d12',
  size: 'medium',
  speed: 30,
  abilities: { str: 12, dex: 12, con: null, int: 11, wis: 13, cha: 15 },
  ac: { natural: 4 },
  skills: { hide: 8, listen: 7, 'move-silently': 16, spot: 7 },
  feats: ['alertness', 'blind-fight'],
  natural: [{ name: 'slam', damage: '1d4' }],
  special: ['energy-drain fort dc14', 'create-spawn'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'animal',
  subtypes: ['aquatic'],
  alignment: 'N',
  challengeRating: 1,
  hitDice: '3d8+3',
  size: 'medium',
  shape: 'long',
  speed: { swim: 60 },
  abilities: { str: 13, dex: 15, con: 13, int: 1, wis: 12, cha: 2 },
  ac: { natural: 3 },
  skills: { listen: 6, spot: 6, swim: 9 },
  feats: ['alertness', 'weapon-finesse'],
  traits: ['blindsense'],
  natural: [{ name: 'bite', damage: '1d6' }],
  special: ['keen-scent'],
} satisfies Creature;

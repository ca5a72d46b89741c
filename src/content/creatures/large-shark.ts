import type { Creature } from '../creature';

export default {
  type: 'animal',
  subtypes: ['aquatic'],
  alignment: 'N',
  challengeRating: 2,
  hitDice: '7d8+7',
  size: 'large',
  shape: 'long',
  speed: { swim: 60 },
  abilities: { str: 17, dex: 15, con: 13, int: 1, wis: 12, cha: 2 },
  ac: { natural: 4 },
  skills: { listen: 8, spot: 7, swim: 11 },
  feats: ['alertness', 'great-fortitude', 'improved-initiative'],
  traits: ['blindsense'],
  natural: [{ name: 'bite', damage: '1d8' }],
  special: ['keen-scent'],
} satisfies Creature;

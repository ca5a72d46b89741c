import type { Creature } from '../creature';

export default {
  type: 'aberration',
  alignment: 'N',
  challengeRating: 4,
  hitDice: '6d8+9',
  size: 'large',
  speed: 20,
  abilities: { str: 11, dex: 10, con: 13, int: 5, wis: 12, cha: 6 },
  ac: { natural: 8 },
  skills: { hide: -1, listen: 6, spot: 9 },
  feats: ['alertness', 'toughness', 'weapon-focus-tentacle'],
  traits: ['improved-grab', 'scent'],
  natural: [
    { name: 'tentacle', damage: '1d6', count: 2, reach: 15 },
    { name: 'bite', damage: '1d4', secondary: true },
  ],
  special: ['constrict 1d6', 'disease filth-fever fort dc14'],
} satisfies Creature;

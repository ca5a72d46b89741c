import type { Creature } from '../creature';

export default {
  type: 'giant',
  alignment: 'CE',
  challengeRating: 5,
  hitDice: '6d8+36',
  size: 'large',
  speed: 30,
  abilities: { str: 23, dex: 14, con: 23, int: 6, wis: 9, cha: 6 },
  ac: { natural: 5 },
  skills: { listen: 5, spot: 6 },
  feats: ['alertness', 'iron-will', 'track'],
  traits: ['darkvision', 'regeneration-5', 'rend', 'scent'],
  natural: [
    { name: 'claw', damage: '1d6', count: 2 },
    { name: 'bite', damage: '1d6', secondary: true },
  ],
  special: ['rend 2d6+9'],
} satisfies Creature;

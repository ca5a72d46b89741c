import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['earth', 'extraplanar'],
  alignment: 'N',
  challengeRating: 5,
  hitDice: '8d8+32',
  goodSaves: ['fort'],
  size: 'large',
  speed: 20,
  abilities: { str: 25, dex: 8, con: 19, int: 6, wis: 11, cha: 11 },
  ac: { natural: 10 },
  skills: { listen: 6, spot: 5 },
  feats: ['cleave', 'great-cleave', 'power-attack'],
  resist: { dr: '5/-' },
  natural: [{ name: 'slam', damage: '2d8', count: 2 }],
  special: ['earth-mastery', 'earth-glide', 'push'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['earth', 'extraplanar'],
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d8+2',
  goodSaves: ['fort'],
  size: 'small',
  speed: 20,
  abilities: { str: 17, dex: 8, con: 13, int: 4, wis: 11, cha: 11 },
  ac: { natural: 7 },
  skills: { listen: 3, spot: 2 },
  feats: ['power-attack'],
  natural: [{ name: 'slam', damage: '1d6' }],
  special: ['earth-mastery', 'earth-glide', 'push'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['earth', 'extraplanar'],
  alignment: 'N',
  challengeRating: 3,
  hitDice: '4d8+12',
  goodSaves: ['fort'],
  size: 'medium',
  speed: 20,
  abilities: { str: 21, dex: 8, con: 17, int: 4, wis: 11, cha: 11 },
  ac: { natural: 9 },
  skills: { listen: 4, spot: 3 },
  feats: ['cleave', 'power-attack'],
  natural: [{ name: 'slam', damage: '1d8' }],
  special: ['earth-mastery', 'earth-glide', 'push'],
} satisfies Creature;

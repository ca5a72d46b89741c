import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['water', 'extraplanar'],
  alignment: 'N',
  challengeRating: 3,
  hitDice: '4d8+12',
  goodSaves: ['fort'],
  size: 'medium',
  speed: { land: 20, swim: 90 },
  abilities: { str: 16, dex: 12, con: 17, int: 4, wis: 11, cha: 11 },
  ac: { natural: 8 },
  skills: { listen: 3, spot: 4 },
  feats: ['cleave', 'power-attack'],
  natural: [{ name: 'slam', damage: '1d8' }],
  special: ['water-mastery', 'drench', 'vortex 1d6 reflex dc15'],
} satisfies Creature;

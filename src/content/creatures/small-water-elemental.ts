import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['water', 'extraplanar'],
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d8+4',
  goodSaves: ['fort'],
  size: 'small',
  speed: { land: 20, swim: 90 },
  abilities: { str: 14, dex: 10, con: 15, int: 4, wis: 11, cha: 11 },
  ac: { natural: 6 },
  skills: { listen: 2, spot: 3 },
  feats: ['power-attack'],
  natural: [{ name: 'slam', damage: '1d6' }],
  special: ['water-mastery', 'drench', 'vortex 1d4 reflex dc13'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['fire', 'extraplanar'],
  alignment: 'N',
  challengeRating: 3,
  hitDice: '4d8+8',
  size: 'medium',
  speed: 50,
  abilities: { str: 12, dex: 17, con: 14, int: 4, wis: 11, cha: 11 },
  ac: { natural: 3 },
  skills: { listen: 3, spot: 4 },
  feats: ['dodge', 'improved-initiative', 'mobility', 'weapon-finesse'],
  traits: ['immune-fire', 'vulnerable-cold'],
  natural: [{ name: 'slam', damage: '1d6', extra: '1d6' }],
  special: ['burn reflex dc14'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['fire', 'extraplanar'],
  alignment: 'N',
  challengeRating: 5,
  hitDice: '8d8+24',
  size: 'large',
  speed: 50,
  abilities: { str: 14, dex: 21, con: 16, int: 6, wis: 11, cha: 11 },
  ac: { natural: 4 },
  skills: { listen: 5, spot: 6 },
  feats: ['dodge', 'improved-initiative', 'mobility', 'spring-attack', 'weapon-finesse'],
  traits: ['immune-fire', 'vulnerable-cold'],
  resist: { dr: '5/-' },
  natural: [{ name: 'slam', damage: '2d6', count: 2, extra: '2d6' }],
  special: ['burn reflex dc17'],
} satisfies Creature;

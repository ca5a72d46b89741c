import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['fire', 'extraplanar'],
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d8',
  size: 'small',
  speed: 50,
  abilities: { str: 10, dex: 13, con: 10, int: 4, wis: 11, cha: 11 },
  ac: { natural: 3 },
  skills: { listen: 2, spot: 3 },
  feats: ['dodge', 'improved-initiative', 'weapon-finesse'],
  traits: ['immune-fire', 'vulnerable-cold'],
  natural: [{ name: 'slam', damage: '1d4', extra: '1d4' }],
  special: ['burn reflex dc11'],
} satisfies Creature;

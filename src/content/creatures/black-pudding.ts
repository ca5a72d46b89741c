import type { Creature } from '../creature';

export default {
  type: 'ooze',
  alignment: 'N',
  challengeRating: 7,
  hitDice: '10d10+60',
  size: 'huge',
  shape: 'long',
  speed: { land: 20, climb: 20 },
  abilities: { str: 17, dex: 1, con: 22, int: null, wis: 1, cha: 1 },
  traits: ['improved-grab'],
  natural: [{ name: 'slam', damage: '2d6', extra: '2d6' }],
  special: ['corrosion reflex dc21', 'constrict 2d6+4', 'split'],
} satisfies Creature;

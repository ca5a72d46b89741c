import type { Creature } from '../creature';

export default {
  type: 'plant',
  alignment: 'N',
  challengeRating: 3,
  hitDice: '4d8+12',
  size: 'large',
  speed: 5,
  abilities: { str: 20, dex: 10, con: 16, int: null, wis: 13, cha: 9 },
  ac: { natural: 6 },
  traits: ['blindsight', 'immune-electricity', 'improved-grab'],
  resist: { cold: 10, fire: 10 },
  natural: [{ name: 'slam', damage: '1d6', reach: 20 }],
  special: ['constrict 1d6+7', 'entangle reflex dc13'],
} satisfies Creature;

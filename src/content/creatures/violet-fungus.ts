import type { Creature } from '../creature';

export default {
  type: 'plant',
  alignment: 'N',
  challengeRating: 3,
  hitDice: '2d8+6',
  size: 'medium',
  reach: 10,
  speed: 10,
  abilities: { str: 14, dex: 8, con: 16, int: null, wis: 11, cha: 9 },
  ac: { natural: 4 },
  traits: ['poison-1d4-str-14'],
  natural: [{ name: 'tentacle', damage: '1d6', count: 4 }],
} satisfies Creature;

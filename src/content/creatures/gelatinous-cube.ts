import type { Creature } from '../creature';

export default {
  type: 'ooze',
  alignment: 'N',
  challengeRating: 3,
  hitDice: '4d10+32',
  size: 'huge',
  shape: 'long',
  speed: 15,
  abilities: { str: 10, dex: 1, con: 26, int: null, wis: 1, cha: 1 },
  traits: ['fills-space', 'immune-electricity'],
  natural: [{ name: 'slam', damage: '1d6', extra: '1d6' }],
  special: ['engulf reflex dc13', 'paralysis fort dc20', 'transparent'],
} satisfies Creature;

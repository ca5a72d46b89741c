import type { Creature } from '../creature';

export default {
  type: 'ooze',
  alignment: 'N',
  challengeRating: 5,
  hitDice: '6d10+36',
  size: 'large',
  shape: 'long',
  speed: { land: 10, climb: 10 },
  abilities: { str: 15, dex: 1, con: 22, int: null, wis: 1, cha: 1 },
  traits: ['improved-grab'],
  natural: [{ name: 'slam', damage: '2d4', extra: '1d4' }],
  special: ['constrict 2d4+3', 'split'],
} satisfies Creature;

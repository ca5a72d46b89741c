import type { Creature } from '../creature';

export default {
  type: 'undead',
  alignment: 'NE',
  challengeRating: 3,
  hitDice: '6d12',
  size: 'large',
  speed: 30,
  abilities: { str: 23, dex: 16, con: null, int: null, wis: 10, cha: 1 },
  ac: { natural: 2 },
  feats: ['improved-initiative'],
  traits: ['immune-cold'],
  resist: { dr: '5/bludgeoning' },
  natural: [
    { name: 'claw', damage: '1d6', count: 2 },
    { name: 'bite', damage: '1d6', secondary: true },
  ],
} satisfies Creature;

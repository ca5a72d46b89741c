import type { Creature } from '../creature';

export default {
  type: 'undead',
  alignment: 'NE',
  challengeRating: 1,
  hitDice: '2d12',
  size: 'medium',
  shape: 'long',
  speed: 50,
  abilities: { str: 13, dex: 17, con: null, int: null, wis: 10, cha: 1 },
  ac: { natural: 2 },
  feats: ['improved-initiative'],
  traits: ['immune-cold', 'stability'],
  resist: { dr: '5/bludgeoning' },
  natural: [{ name: 'bite', damage: '1d6' }],
} satisfies Creature;

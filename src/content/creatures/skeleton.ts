import type { Creature } from '../creature';

export default {
  type: 'undead',
  alignment: 'NE',
  challengeRating: 1 / 3,
  hitDice: '1d12',
  size: 'medium',
  speed: 30,
  abilities: { str: 13, dex: 13, con: null, int: null, wis: 10, cha: 1 },
  shield: 'heavy-steel-shield',
  ac: { natural: 2 },
  feats: ['improved-initiative'],
  traits: ['immune-cold'],
  resist: { dr: '5/bludgeoning' },
  hands: ['scimitar'],
  natural: [{ name: 'claw', damage: '1d4', count: 2 }],
} satisfies Creature;

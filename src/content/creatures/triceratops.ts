import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 9,
  hitDice: '16d8+124',
  size: 'huge',
  shape: 'long',
  speed: 30,
  abilities: { str: 30, dex: 9, con: 25, int: 1, wis: 12, cha: 7 },
  ac: { natural: 11 },
  skills: { listen: 13, spot: 12 },
  feats: ['alertness', 'great-fortitude', 'toughness', 'toughness', 'toughness', 'toughness'],
  traits: ['scent', 'stability'],
  natural: [{ name: 'gore', damage: '2d8' }],
  special: ['powerful-charge 4d8+20', 'trample 2d12+15 reflex dc28'],
} satisfies Creature;

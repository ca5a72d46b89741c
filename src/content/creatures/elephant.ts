import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 7,
  hitDice: '11d8+55',
  size: 'huge',
  shape: 'long',
  speed: 40,
  abilities: { str: 30, dex: 10, con: 21, int: 2, wis: 13, cha: 7 },
  ac: { natural: 7 },
  skills: { listen: 12, spot: 10 },
  feats: ['alertness', 'endurance', 'iron-will', 'skill-focus-listen'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'slam', damage: '2d6' },
    { name: 'stamp', damage: '2d6', count: 2, secondary: true },
  ],
  special: ['gore-instead 2d8+15', 'trample 2d8+15 reflex dc25'],
} satisfies Creature;

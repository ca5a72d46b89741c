import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '3d8+12',
  size: 'medium',
  shape: 'long',
  speed: 40,
  abilities: { str: 15, dex: 10, con: 17, int: 2, wis: 13, cha: 4 },
  ac: { natural: 6 },
  skills: { listen: 7, spot: 5 },
  feats: ['alertness', 'toughness'],
  traits: ['ferocity', 'scent', 'stability'],
  natural: [{ name: 'gore', damage: '1d8' }],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '5d8+15',
  size: 'large',
  shape: 'long',
  speed: 40,
  abilities: { str: 22, dex: 10, con: 16, int: 2, wis: 11, cha: 4 },
  ac: { natural: 4 },
  skills: { listen: 7, spot: 5 },
  feats: ['alertness', 'endurance'],
  traits: ['scent', 'stability'],
  natural: [{ name: 'gore', damage: '1d8' }],
  special: ['stampede'],
} satisfies Creature;

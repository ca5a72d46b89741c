import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 4,
  hitDice: '7d8+21',
  goodSaves: ['fort', 'ref', 'will'],
  size: 'large',
  shape: 'long',
  speed: 40,
  abilities: { str: 27, dex: 10, con: 17, int: 2, wis: 13, cha: 8 },
  ac: { natural: 6 },
  skills: { listen: 8, spot: 8 },
  feats: ['alertness', 'endurance', 'iron-will'],
  traits: ['ferocity', 'scent', 'stability'],
  natural: [{ name: 'gore', damage: '1d8' }],
} satisfies Creature;

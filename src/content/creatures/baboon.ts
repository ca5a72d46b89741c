import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1 / 2,
  hitDice: '1d8+1',
  size: 'medium',
  shape: 'long',
  speed: { land: 40, climb: 30 },
  abilities: { str: 15, dex: 14, con: 12, int: 2, wis: 12, cha: 4 },
  ac: { natural: 1 },
  skills: { climb: 10, listen: 5, spot: 5 },
  feats: ['alertness'],
  traits: ['scent', 'stability'],
  natural: [{ name: 'bite', damage: '1d6' }],
} satisfies Creature;

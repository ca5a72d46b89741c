import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1 / 3,
  hitDice: '1d8+2',
  size: 'small',
  shape: 'long',
  speed: 40,
  abilities: { str: 13, dex: 17, con: 15, int: 2, wis: 12, cha: 6 },
  ac: { natural: 1 },
  skills: { jump: 7, listen: 5, spot: 5, survival: 1 },
  feats: ['alertness', 'track'],
  traits: ['scent', 'stability'],
  natural: [{ name: 'bite', damage: '1d4' }],
} satisfies Creature;

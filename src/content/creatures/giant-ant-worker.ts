import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d8',
  size: 'medium',
  shape: 'long',
  speed: { land: 50, climb: 20 },
  abilities: { str: 10, dex: 10, con: 10, int: null, wis: 11, cha: 9 },
  ac: { natural: 7 },
  skills: { climb: 8 },
  feats: ['track'],
  traits: ['improved-grab', 'scent', 'stability'],
  natural: [{ name: 'bite', damage: '1d6' }],
} satisfies Creature;

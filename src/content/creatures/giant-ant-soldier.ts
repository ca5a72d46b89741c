import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '2d8+2',
  size: 'medium',
  shape: 'long',
  speed: { land: 50, climb: 20 },
  abilities: { str: 14, dex: 10, con: 13, int: null, wis: 13, cha: 11 },
  ac: { natural: 7 },
  skills: { climb: 10 },
  feats: ['track'],
  traits: ['improved-grab', 'scent', 'stability'],
  natural: [{ name: 'bite', damage: '2d4' }],
  special: ['acid-sting 1d4+1'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d8+2',
  size: 'medium',
  shape: 'long',
  speed: { land: 30, climb: 20 },
  abilities: { str: 11, dex: 17, con: 12, int: null, wis: 10, cha: 2 },
  ac: { natural: 1 },
  skills: { climb: 11, hide: 7, jump: 0, spot: 4 },
  feats: ['weapon-finesse'],
  traits: ['poison-1d4-str-12', 'tremorsense', 'stability'],
  natural: [{ name: 'bite', damage: '1d6' }],
  special: ['web'],
} satisfies Creature;

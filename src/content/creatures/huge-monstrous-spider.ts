import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 5,
  hitDice: '8d8+16',
  size: 'huge',
  shape: 'long',
  speed: { land: 30, climb: 20 },
  abilities: { str: 19, dex: 17, con: 14, int: null, wis: 10, cha: 2 },
  ac: { natural: 5 },
  skills: { climb: 12, hide: -1, jump: 4, spot: 4 },
  traits: ['poison-1d8-str-16', 'tremorsense', 'stability'],
  natural: [{ name: 'bite', damage: '2d6' }],
  special: ['web'],
} satisfies Creature;

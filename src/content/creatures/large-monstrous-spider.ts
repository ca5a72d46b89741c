import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '4d8+4',
  size: 'large',
  shape: 'long',
  speed: { land: 30, climb: 20 },
  abilities: { str: 15, dex: 17, con: 12, int: null, wis: 10, cha: 2 },
  ac: { natural: 2 },
  skills: { climb: 11, hide: 3, jump: 2, spot: 4 },
  traits: ['poison-1d6-str-13', 'tremorsense', 'stability'],
  natural: [{ name: 'bite', damage: '1d8' }],
  special: ['web'],
} satisfies Creature;

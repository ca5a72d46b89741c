import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 8,
  hitDice: '16d8+32',
  size: 'gargantuan',
  shape: 'long',
  speed: { land: 30, climb: 20 },
  abilities: { str: 25, dex: 17, con: 14, int: null, wis: 10, cha: 2 },
  ac: { natural: 10 },
  skills: { climb: 14, hide: -5, jump: 7, spot: 4 },
  traits: ['poison-2d6-str-20', 'tremorsense', 'stability'],
  natural: [{ name: 'bite', damage: '2d8' }],
  special: ['web'],
} satisfies Creature;

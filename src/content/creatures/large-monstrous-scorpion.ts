import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 3,
  hitDice: '5d8+10',
  size: 'large',
  shape: 'long',
  speed: 50,
  abilities: { str: 19, dex: 10, con: 14, int: null, wis: 10, cha: 2 },
  ac: { natural: 7 },
  skills: { climb: 8, hide: 0, spot: 4 },
  traits: ['improved-grab', 'poison-1d4-con-14', 'tremorsense', 'stability'],
  natural: [
    { name: 'claw', damage: '1d6', count: 2 },
    { name: 'sting', damage: '1d6', secondary: true },
  ],
  special: ['constrict 1d6+4'],
} satisfies Creature;

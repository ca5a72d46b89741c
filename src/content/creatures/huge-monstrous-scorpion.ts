import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 7,
  hitDice: '10d8+30',
  size: 'huge',
  shape: 'long',
  speed: 50,
  abilities: { str: 23, dex: 10, con: 16, int: null, wis: 10, cha: 2 },
  ac: { natural: 12 },
  skills: { climb: 10, hide: -4, spot: 4 },
  traits: ['improved-grab', 'poison-1d6-con-18', 'tremorsense', 'stability'],
  natural: [
    { name: 'claw', damage: '1d8', count: 2 },
    { name: 'sting', damage: '2d4', secondary: true },
  ],
  special: ['constrict 1d8+6'],
} satisfies Creature;

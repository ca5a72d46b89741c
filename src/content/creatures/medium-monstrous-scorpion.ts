import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d8+4',
  size: 'medium',
  shape: 'long',
  speed: 40,
  abilities: { str: 13, dex: 10, con: 14, int: null, wis: 10, cha: 2 },
  ac: { natural: 4 },
  skills: { climb: 5, hide: 4, spot: 4 },
  traits: ['improved-grab', 'poison-1d3-con-13', 'tremorsense', 'stability'],
  natural: [
    { name: 'claw', damage: '1d4', count: 2 },
    { name: 'sting', damage: '1d4', secondary: true },
  ],
  special: ['constrict 1d4+1'],
} satisfies Creature;

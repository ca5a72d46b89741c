import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 1 / 2,
  hitDice: '1d8+2',
  size: 'small',
  shape: 'long',
  speed: 30,
  abilities: { str: 9, dex: 10, con: 14, int: null, wis: 10, cha: 2 },
  ac: { natural: 3 },
  skills: { climb: 3, hide: 8, spot: 4 },
  feats: ['weapon-finesse'],
  traits: ['improved-grab', 'poison-1d2-con-12', 'tremorsense', 'stability'],
  natural: [
    { name: 'claw', damage: '1d3', count: 2 },
    { name: 'sting', damage: '1d3', secondary: true },
  ],
  special: ['constrict 1d3-1'],
} satisfies Creature;

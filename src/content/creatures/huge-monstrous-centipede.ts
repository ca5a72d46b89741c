import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '6d8+6',
  size: 'huge',
  shape: 'long',
  speed: { land: 40, climb: 40 },
  abilities: { str: 17, dex: 15, con: 12, int: null, wis: 10, cha: 2 },
  ac: { natural: 6 },
  skills: { climb: 11, hide: 2, spot: 4 },
  traits: ['poison-1d6-dex-14', 'stability'],
  natural: [{ name: 'bite', damage: '2d6' }],
} satisfies Creature;

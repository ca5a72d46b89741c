import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '3d8',
  size: 'large',
  shape: 'long',
  speed: { land: 40, climb: 40 },
  abilities: { str: 13, dex: 15, con: 10, int: null, wis: 10, cha: 2 },
  ac: { natural: 3 },
  skills: { climb: 10, hide: 6, spot: 4 },
  feats: ['weapon-finesse'],
  traits: ['poison-1d4-dex-11', 'stability'],
  natural: [{ name: 'bite', damage: '1d8' }],
} satisfies Creature;

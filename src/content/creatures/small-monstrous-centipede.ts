import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 1 / 4,
  hitDice: '1/2d8',
  size: 'small',
  shape: 'long',
  speed: { land: 30, climb: 30 },
  abilities: { str: 5, dex: 15, con: 10, int: null, wis: 10, cha: 2 },
  ac: { natural: 1 },
  skills: { climb: 10, hide: 14, spot: 4 },
  feats: ['weapon-finesse'],
  traits: ['poison-1d2-dex-10', 'stability'],
  natural: [{ name: 'bite', damage: '1d4' }],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 1 / 2,
  hitDice: '1d8',
  size: 'medium',
  shape: 'long',
  speed: { land: 40, climb: 40 },
  abilities: { str: 9, dex: 15, con: 10, int: null, wis: 10, cha: 2 },
  ac: { natural: 2 },
  skills: { climb: 10, hide: 10, spot: 4 },
  feats: ['weapon-finesse'],
  traits: ['poison-1d3-dex-10', 'stability'],
  natural: [{ name: 'bite', damage: '1d6' }],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'vermin',
  alignment: 'N',
  challengeRating: 1 / 2,
  hitDice: '1d8',
  size: 'small',
  shape: 'long',
  speed: { land: 30, climb: 20 },
  abilities: { str: 7, dex: 17, con: 10, int: null, wis: 10, cha: 2 },
  skills: { climb: 11, hide: 11, jump: -2, spot: 4 },
  feats: ['weapon-finesse'],
  traits: ['poison-1d3-str-10', 'tremorsense', 'stability'],
  natural: [{ name: 'bite', damage: '1d4' }],
  special: ['web'],
} satisfies Creature;

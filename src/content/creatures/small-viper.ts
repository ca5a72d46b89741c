import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1 / 2,
  hitDice: '1d8',
  size: 'small',
  shape: 'long',
  speed: { land: 20, climb: 20, swim: 20 },
  abilities: { str: 6, dex: 17, con: 11, int: 1, wis: 12, cha: 2 },
  ac: { natural: 3 },
  skills: { balance: 11, climb: 11, hide: 11, listen: 7, spot: 7, swim: 6 },
  feats: ['weapon-finesse'],
  traits: ['poison-1d6-con-10', 'scent'],
  natural: [{ name: 'bite', damage: '1d2' }],
} satisfies Creature;

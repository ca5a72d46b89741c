import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d8',
  size: 'medium',
  shape: 'long',
  speed: { land: 20, climb: 20, swim: 20 },
  abilities: { str: 8, dex: 17, con: 11, int: 1, wis: 12, cha: 2 },
  ac: { natural: 3 },
  skills: { balance: 11, climb: 11, hide: 12, listen: 5, spot: 5, swim: 7 },
  feats: ['weapon-finesse'],
  traits: ['poison-1d6-con-11', 'scent'],
  natural: [{ name: 'bite', damage: '1d4' }],
} satisfies Creature;

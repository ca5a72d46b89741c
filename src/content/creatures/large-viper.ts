import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '3d8',
  size: 'large',
  shape: 'long',
  speed: { land: 20, climb: 20, swim: 20 },
  abilities: { str: 10, dex: 17, con: 11, int: 1, wis: 12, cha: 2 },
  ac: { natural: 3 },
  skills: { balance: 11, climb: 11, hide: 8, listen: 5, spot: 6, swim: 8 },
  feats: ['improved-initiative', 'weapon-finesse'],
  traits: ['poison-1d6-con-11', 'scent'],
  natural: [{ name: 'bite', damage: '1d4' }],
} satisfies Creature;

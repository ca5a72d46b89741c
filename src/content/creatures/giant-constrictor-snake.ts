import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 5,
  hitDice: '11d8+14',
  size: 'huge',
  shape: 'long',
  speed: { land: 20, climb: 20, swim: 20 },
  abilities: { str: 25, dex: 17, con: 13, int: 1, wis: 12, cha: 2 },
  ac: { natural: 4 },
  skills: { balance: 11, climb: 17, hide: 10, listen: 9, spot: 9, swim: 16 },
  feats: ['alertness', 'endurance', 'skill-focus-hide', 'toughness'],
  traits: ['improved-grab', 'scent'],
  natural: [{ name: 'bite', damage: '1d8' }],
  special: ['constrict 1d8+10'],
} satisfies Creature;

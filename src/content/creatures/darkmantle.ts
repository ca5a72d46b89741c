import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '1d10+1',
  size: 'small',
  speed: { land: 20, fly: 30 },
  abilities: { str: 16, dex: 10, con: 13, int: 2, wis: 10, cha: 10 },
  ac: { natural: 6 },
  skills: { hide: 10, listen: 5, spot: 5 },
  feats: ['improved-initiative'],
  traits: ['blindsight', 'improved-grab'],
  natural: [{ name: 'slam', damage: '1d4' }],
  special: ['constrict 1d4+4', 'darkness'],
} satisfies Creature;

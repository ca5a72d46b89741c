import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['air', 'extraplanar'],
  alignment: 'N',
  challengeRating: 3,
  hitDice: '4d8+8',
  size: 'medium',
  speed: { fly: 100 },
  abilities: { str: 12, dex: 21, con: 14, int: 4, wis: 11, cha: 11 },
  ac: { natural: 3 },
  skills: { listen: 3, spot: 4 },
  feats: ['dodge', 'flyby-attack', 'improved-initiative', 'weapon-finesse'],
  natural: [{ name: 'slam', damage: '1d6' }],
  special: ['air-mastery', 'whirlwind 1d6 reflex dc13'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['air', 'extraplanar'],
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d8',
  size: 'small',
  speed: { fly: 100 },
  abilities: { str: 10, dex: 17, con: 10, int: 4, wis: 11, cha: 11 },
  ac: { natural: 3 },
  skills: { listen: 2, spot: 3 },
  feats: ['flyby-attack', 'improved-initiative', 'weapon-finesse'],
  natural: [{ name: 'slam', damage: '1d4' }],
  special: ['air-mastery', 'whirlwind 1d4 reflex dc11'],
} satisfies Creature;

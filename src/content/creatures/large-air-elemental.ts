import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['air', 'extraplanar'],
  alignment: 'N',
  challengeRating: 5,
  hitDice: '8d8+24',
  size: 'large',
  speed: { fly: 100 },
  abilities: { str: 14, dex: 25, con: 16, int: 6, wis: 11, cha: 11 },
  ac: { natural: 4 },
  skills: { listen: 5, spot: 6 },
  feats: ['combat-reflexes', 'dodge', 'flyby-attack', 'improved-initiative', 'weapon-finesse'],
  resist: { dr: '5/-' },
  natural: [{ name: 'slam', damage: '2d6', count: 2 }],
  special: ['air-mastery', 'whirlwind 2d6 reflex dc16'],
} satisfies Creature;

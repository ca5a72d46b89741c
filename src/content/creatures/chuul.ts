import type { Creature } from '../creature';

export default {
  type: 'aberration',
  subtypes: ['aquatic'],
  alignment: 'CE',
  challengeRating: 7,
  hitDice: '11d8+44',
  size: 'large',
  shape: 'long',
  speed: { land: 30, swim: 20 },
  abilities: { str: 20, dex: 16, con: 18, int: 10, wis: 14, cha: 5 },
  ac: { natural: 10 },
  skills: { hide: 13, listen: 11, spot: 11, swim: 13 },
  feats: ['alertness', 'blind-fight', 'combat-reflexes', 'improved-initiative'],
  traits: ['improved-grab'],
  natural: [{ name: 'claw', damage: '2d6', count: 2 }],
  special: ['constrict 3d6+5', 'paralysis fort dc19', 'amphibious'],
} satisfies Creature;

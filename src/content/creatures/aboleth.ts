import type { Creature } from '../creature';

export default {
  type: 'aberration',
  subtypes: ['aquatic'],
  alignment: 'LE',
  challengeRating: 7,
  hitDice: '8d8+40',
  size: 'huge',
  shape: 'long',
  speed: { land: 10, swim: 60 },
  abilities: { str: 26, dex: 12, con: 20, int: 15, wis: 17, cha: 17 },
  ac: { natural: 7 },
  skills: { concentration: 16, knowledge: 13, listen: 16, spot: 16, swim: 8 },
  feats: ['alertness', 'combat-casting', 'iron-will'],
  natural: [{ name: 'tentacle', damage: '1d6', count: 4 }],
  special: ['slime fort dc19', 'enslave will dc17', 'mucus-cloud', 'psionics'],
} satisfies Creature;

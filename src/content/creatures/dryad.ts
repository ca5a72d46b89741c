import type { Creature } from '../creature';

export default {
  type: 'fey',
  alignment: 'CG',
  challengeRating: 3,
  hitDice: '4d6',
  size: 'medium',
  speed: 30,
  abilities: { str: 10, dex: 19, con: 11, int: 14, wis: 15, cha: 18 },
  ac: { natural: 3 },
  skills: {
    'escape-artist': 11,
    'handle-animal': 11,
    hide: 11,
    knowledge: 11,
    listen: 9,
    'move-silently': 11,
    ride: 6,
    spot: 9,
    survival: 9,
  },
  feats: ['great-fortitude', 'weapon-finesse'],
  resist: { dr: '5/cold iron' },
  hands: ['dagger'],
  carried: ['longbow'],
  special: ['spell-like-abilities', 'tree-dependent', 'wild-empathy'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['extraplanar', 'fire'],
  alignment: 'N',
  challengeRating: 3,
  hitDice: '3d8',
  size: 'small',
  speed: { land: 30, fly: 50 },
  abilities: { str: 10, dex: 13, con: 10, int: 6, wis: 11, cha: 15 },
  ac: { natural: 4 },
  skills: { bluff: 8, 'escape-artist': 7, hide: 11, listen: 6, 'move-silently': 7, spot: 6 },
  feats: ['dodge', 'improved-initiative'],
  traits: ['fast-healing-2', 'immune-fire', 'vulnerable-cold'],
  resist: { dr: '5/magic' },
  natural: [{ name: 'claw', damage: '1d3', count: 2, extra: '1d4' }],
  special: ['breath-weapon cone 15ft 1d8 fire reflex dc12', 'spell-like-abilities'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['air', 'cold', 'extraplanar'],
  alignment: 'N',
  challengeRating: 3,
  hitDice: '3d8',
  size: 'small',
  speed: { land: 30, fly: 50 },
  abilities: { str: 10, dex: 17, con: 10, int: 6, wis: 11, cha: 15 },
  ac: { natural: 4 },
  skills: { bluff: 8, 'escape-artist': 9, hide: 13, listen: 6, 'move-silently': 9, spot: 6 },
  feats: ['dodge', 'improved-initiative'],
  traits: ['fast-healing-2', 'immune-cold', 'vulnerable-fire'],
  resist: { dr: '5/magic' },
  natural: [{ name: 'claw', damage: '1d3', count: 2, extra: '1d4' }],
  special: ['breath-weapon cone 10ft 1d4 cold reflex dc12', 'spell-like-abilities'],
} satisfies Creature;

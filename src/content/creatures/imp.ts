import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['evil', 'extraplanar', 'lawful'],
  alignment: 'LE',
  challengeRating: 2,
  hitDice: '3d8',
  size: 'tiny',
  speed: { land: 20, fly: 50 },
  abilities: { str: 10, dex: 17, con: 10, int: 10, wis: 12, cha: 14 },
  ac: { natural: 5 },
  skills: {
    diplomacy: 8,
    hide: 17,
    listen: 7,
    'move-silently': 9,
    search: 6,
    spellcraft: 6,
    spot: 7,
    survival: 1,
  },
  feats: ['dodge', 'weapon-finesse'],
  traits: ['fast-healing-2', 'poison-1d4-dex-13'],
  resist: { dr: '5/good or silver', fire: 5 },
  natural: [{ name: 'sting', damage: '1d4' }],
  special: ['alternate-form', 'spell-like-abilities'],
} satisfies Creature;

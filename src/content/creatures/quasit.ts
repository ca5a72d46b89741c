import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['chaotic', 'evil', 'extraplanar'],
  alignment: 'CE',
  challengeRating: 2,
  hitDice: '3d8',
  size: 'tiny',
  speed: { land: 20, fly: 50 },
  abilities: { str: 8, dex: 17, con: 10, int: 10, wis: 12, cha: 10 },
  ac: { natural: 3 },
  skills: { bluff: 6, hide: 17, intimidate: 2, listen: 7, 'move-silently': 9, search: 6, spot: 6 },
  feats: ['improved-initiative', 'weapon-finesse'],
  traits: ['fast-healing-2', 'poison-1d4-dex-13'],
  resist: { dr: '5/cold iron or good', fire: 10 },
  natural: [
    { name: 'claw', damage: '1d3', count: 2 },
    { name: 'bite', damage: '1d4', secondary: true },
  ],
  special: ['alternate-form', 'spell-like-abilities'],
} satisfies Creature;

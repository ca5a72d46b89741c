import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['evil', 'lawful', 'native'],
  alignment: 'LE',
  challengeRating: 10,
  hitDice: '7d8+21',
  size: 'medium',
  speed: 40,
  abilities: { str: 12, dex: 14, con: 16, int: 13, wis: 13, cha: 17 },
  ac: { natural: 9 },
  skills: {
    bluff: 17,
    concentration: 13,
    diplomacy: 7,
    disguise: 17,
    intimidate: 5,
    listen: 13,
    'move-silently': 13,
    perform: 13,
    'sense-motive': 11,
    spellcraft: 11,
    spot: 13,
  },
  feats: ['alertness', 'combat-casting', 'dodge'],
  resist: { dr: '15/good and piercing' },
  sr: 27,
  natural: [
    { name: 'claw', damage: '1d4', count: 2 },
    { name: 'bite', damage: '1d6', secondary: true },
  ],
  special: ['change-shape', 'detect-thoughts will dc15', 'spells'],
} satisfies Creature;

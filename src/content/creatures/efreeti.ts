import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['extraplanar', 'fire'],
  alignment: 'LE',
  challengeRating: 8,
  hitDice: '10d8+20',
  size: 'large',
  speed: { land: 20, fly: 40 },
  abilities: { str: 23, dex: 17, con: 14, int: 12, wis: 15, cha: 15 },
  ac: { natural: 6 },
  skills: {
    bluff: 15,
    concentration: 15,
    craft: 14,
    diplomacy: 6,
    intimidate: 17,
    listen: 15,
    'move-silently': 16,
    'sense-motive': 15,
    spellcraft: 14,
    spot: 15,
  },
  feats: ['combat-casting', 'combat-reflexes', 'dodge', 'improved-initiative'],
  traits: ['immune-fire', 'vulnerable-cold'],
  natural: [{ name: 'slam', damage: '1d8', count: 2, extra: '1d6' }],
  special: ['change-size', 'heat 1d6 fire', 'spell-like-abilities', 'telepathy 100ft'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['air', 'extraplanar'],
  alignment: 'CG',
  challengeRating: 5,
  hitDice: '7d8+14',
  size: 'large',
  speed: { land: 20, fly: 60 },
  abilities: { str: 18, dex: 19, con: 14, int: 14, wis: 15, cha: 15 },
  ac: { natural: 3 },
  skills: {
    concentration: 12,
    craft: 12,
    diplomacy: 4,
    'escape-artist': 14,
    knowledge: 12,
    listen: 12,
    'move-silently': 14,
    'sense-motive': 12,
    spellcraft: 12,
    spot: 12,
  },
  feats: ['combat-casting', 'combat-reflexes', 'dodge', 'improved-initiative'],
  traits: ['immune-acid'],
  natural: [{ name: 'slam', damage: '1d8', count: 2 }],
  special: ['air-mastery', 'whirlwind 2d6 reflex dc20', 'spell-like-abilities', 'telepathy 100ft'],
} satisfies Creature;

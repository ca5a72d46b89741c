import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['evil', 'extraplanar'],
  alignment: 'NE',
  challengeRating: 5,
  hitDice: '6d8+18',
  size: 'large',
  shape: 'long',
  speed: { land: 40, fly: 90 },
  abilities: { str: 18, dex: 15, con: 16, int: 13, wis: 13, cha: 12 },
  ac: { natural: 13 },
  skills: {
    concentration: 12,
    diplomacy: 3,
    intimidate: 10,
    knowledge: 10,
    listen: 12,
    'move-silently': 11,
    search: 10,
    'sense-motive': 10,
    spot: 12,
    survival: 10,
  },
  feats: ['alertness', 'improved-initiative', 'run'],
  traits: ['stability'],
  natural: [
    { name: 'hoof', damage: '1d8', count: 2, extra: '1d4' },
    { name: 'bite', damage: '1d8', secondary: true },
  ],
  special: ['astral-projection', 'ethereal-jaunt', 'smoke 15ft fort dc16'],
} satisfies Creature;

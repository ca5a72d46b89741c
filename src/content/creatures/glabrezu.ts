import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['tanarri', 'chaotic', 'evil', 'extraplanar'],
  alignment: 'CE',
  challengeRating: 13,
  hitDice: '12d8+120',
  size: 'huge',
  speed: 40,
  abilities: { str: 31, dex: 10, con: 31, int: 16, wis: 16, cha: 20 },
  ac: { natural: 19 },
  skills: {
    bluff: 22,
    concentration: 25,
    intimidate: 24,
    knowledge: 18,
    listen: 26,
    'move-silently': 15,
    search: 18,
    'sense-motive': 18,
    spot: 26,
  },
  feats: ['cleave', 'great-cleave', 'multiattack', 'persuasive', 'power-attack'],
  traits: ['immune-electricity', 'improved-grab'],
  resist: { dr: '10/good', acid: 10, cold: 10, fire: 10 },
  sr: 21,
  natural: [
    { name: 'pincer', damage: '2d8', count: 2 },
    { name: 'claw', damage: '1d6', count: 2, secondary: true },
    { name: 'bite', damage: '1d8', secondary: true },
  ],
  special: ['spell-like-abilities', 'summon-demon', 'telepathy 100ft', 'true-seeing'],
} satisfies Creature;

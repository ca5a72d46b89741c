import type { Creature } from '../creature';

export default {
  type: 'dragon',
  subtypes: ['aquatic'],
  alignment: 'N',
  challengeRating: 9,
  hitDice: '12d12+60',
  size: 'huge',
  shape: 'long',
  speed: { land: 20, swim: 30 },
  abilities: { str: 27, dex: 10, con: 21, int: 12, wis: 13, cha: 12 },
  ac: { natural: 17 },
  skills: {
    hide: 7,
    intimidate: 16,
    listen: 16,
    search: 16,
    'sense-motive': 16,
    spot: 16,
    survival: 16,
    swim: 21,
  },
  feats: ['blind-fight', 'cleave', 'improved-bull-rush', 'power-attack', 'snatch'],
  traits: ['immune-fire', 'scent', 'stability'],
  natural: [
    { name: 'bite', damage: '4d6' },
    { name: 'claw', damage: '2d8', count: 2, secondary: true },
  ],
  special: ['breath-weapon cloud 50ft 12d6 fire reflex dc21', 'capsize', 'immune-sleep-paralysis'],
} satisfies Creature;

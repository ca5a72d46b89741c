import type { Creature } from '../creature';

export default {
  type: 'plant',
  alignment: 'NG',
  challengeRating: 8,
  hitDice: '7d8+35',
  size: 'huge',
  speed: 30,
  abilities: { str: 29, dex: 8, con: 21, int: 12, wis: 16, cha: 12 },
  ac: { natural: 13 },
  skills: {
    diplomacy: 3,
    hide: -9,
    intimidate: 6,
    knowledge: 6,
    listen: 8,
    'sense-motive': 8,
    spot: 8,
    survival: 8,
  },
  feats: ['improved-sunder', 'iron-will', 'power-attack'],
  traits: ['vulnerable-fire'],
  resist: { dr: '10/slashing' },
  natural: [{ name: 'slam', damage: '2d6', count: 2 }],
  special: ['animate-trees', 'trample 2d6+13 reflex dc22'],
} satisfies Creature;

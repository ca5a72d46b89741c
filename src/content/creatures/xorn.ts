import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['earth', 'extraplanar'],
  alignment: 'N',
  challengeRating: 6,
  hitDice: '7d8+17',
  size: 'medium',
  speed: { land: 20, burrow: 20 },
  abilities: { str: 17, dex: 10, con: 15, int: 10, wis: 11, cha: 10 },
  ac: { natural: 14 },
  skills: {
    hide: 10,
    intimidate: 10,
    knowledge: 10,
    listen: 10,
    'move-silently': 10,
    search: 10,
    spot: 10,
    survival: 10,
  },
  feats: ['cleave', 'multiattack', 'power-attack', 'toughness'],
  traits: ['immune-cold', 'immune-fire', 'tremorsense', 'stability'],
  resist: { dr: '5/bludgeoning', electricity: 10 },
  natural: [
    { name: 'bite', damage: '4d6' },
    { name: 'claw', damage: '1d4', count: 3, secondary: true },
  ],
  special: ['all-around-vision', 'earth-glide'],
} satisfies Creature;

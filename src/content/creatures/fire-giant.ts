import type { Creature } from '../creature';

export default {
  type: 'giant',
  subtypes: ['fire'],
  alignment: 'LE',
  challengeRating: 10,
  hitDice: '15d8+75',
  size: 'large',
  speed: 30,
  abilities: { str: 31, dex: 9, con: 21, int: 10, wis: 14, cha: 11 },
  armor: 'half-plate',
  ac: { natural: 8 },
  skills: { climb: 9, craft: 6, intimidate: 6, jump: 9, spot: 14 },
  feats: ['cleave', 'great-cleave', 'improved-overrun', 'improved-sunder', 'iron-will', 'power-attack'],
  traits: ['immune-fire', 'rock-throwing', 'vulnerable-cold'],
  hands: ['greatsword'],
  carried: [{ name: 'rock', damage: '2d6', kind: 'thrown', range: 120, type: 'bludgeoning', extra: '2d6' }],
  natural: [{ name: 'slam', damage: '1d4', count: 2 }],
  special: ['rock-catching'],
} satisfies Creature;

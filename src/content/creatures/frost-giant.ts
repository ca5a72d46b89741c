import type { Creature } from '../creature';

export default {
  type: 'giant',
  subtypes: ['cold'],
  alignment: 'CE',
  challengeRating: 9,
  hitDice: '14d8+70',
  size: 'large',
  speed: 40,
  abilities: { str: 29, dex: 9, con: 21, int: 10, wis: 14, cha: 11 },
  armor: 'chain-shirt',
  ac: { natural: 9 },
  skills: { climb: 13, craft: 6, intimidate: 6, jump: 17, spot: 12 },
  feats: ['cleave', 'great-cleave', 'improved-overrun', 'improved-sunder', 'power-attack'],
  traits: ['immune-cold', 'rock-throwing', 'vulnerable-fire'],
  hands: ['greataxe'],
  carried: [{ name: 'rock', damage: '2d6', kind: 'thrown', range: 120, type: 'bludgeoning' }],
  natural: [{ name: 'slam', damage: '1d4', count: 2 }],
  special: ['rock-catching'],
} satisfies Creature;

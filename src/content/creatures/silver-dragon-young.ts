import type { Creature } from '../creature';

export default {
  type: 'dragon',
  subtypes: ['cold'],
  alignment: 'LG',
  challengeRating: 7,
  hitDice: '13d12+26',
  size: 'medium',
  shape: 'long',
  speed: { land: 40, fly: 150 },
  abilities: { str: 17, dex: 10, con: 15, int: 16, wis: 17, cha: 16 },
  ac: { natural: 12 },
  skills: { bluff: 19, jump: 23, listen: 21, search: 19, 'sense-motive': 19, spot: 21 },
  feats: ['alertness', 'flyby-attack', 'hover', 'multiattack', 'power-attack'],
  traits: ['blindsense', 'immune-acid', 'immune-cold', 'stability', 'vulnerable-fire'],
  natural: [
    { name: 'bite', damage: '1d8' },
    { name: 'claw', damage: '1d6', count: 2, secondary: true },
    { name: 'wing', damage: '1d4', count: 2, secondary: true },
  ],
  special: [
    'breath-weapon cone 30ft 6d8 cold reflex dc18',
    'paralyzing-gas cone 30ft fort dc18',
    'alternate-form',
    'immune-sleep-paralysis',
  ],
} satisfies Creature;

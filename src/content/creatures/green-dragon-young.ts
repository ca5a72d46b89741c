import type { Creature } from '../creature';

export default {
  type: 'dragon',
  subtypes: ['air'],
  alignment: 'LE',
  challengeRating: 5,
  hitDice: '11d12+22',
  size: 'medium',
  shape: 'long',
  speed: { land: 40, fly: 150, swim: 40 },
  abilities: { str: 17, dex: 10, con: 15, int: 12, wis: 13, cha: 12 },
  ac: { natural: 10 },
  skills: { bluff: 15, hide: 14, listen: 17, search: 15, spot: 17, swim: 25 },
  feats: ['alertness', 'flyby-attack', 'multiattack', 'power-attack'],
  traits: ['blindsense', 'immune-acid', 'stability'],
  natural: [
    { name: 'bite', damage: '1d8' },
    { name: 'claw', damage: '1d6', count: 2, secondary: true },
    { name: 'wing', damage: '1d4', count: 2, secondary: true },
  ],
  special: ['breath-weapon cone 30ft 6d6 acid reflex dc17', 'immune-sleep-paralysis'],
} satisfies Creature;

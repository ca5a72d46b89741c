import type { Creature } from '../creature';

export default {
  type: 'dragon',
  subtypes: ['water'],
  alignment: 'CE',
  challengeRating: 3,
  hitDice: '4d12+4',
  size: 'tiny',
  shape: 'long',
  speed: { land: 60, fly: 100, swim: 60 },
  abilities: { str: 11, dex: 10, con: 13, int: 8, wis: 11, cha: 8 },
  ac: { natural: 3 },
  skills: { hide: 15, listen: 9, search: 6, spot: 9 },
  feats: ['alertness', 'flyby-attack'],
  traits: ['blindsense', 'immune-acid', 'stability'],
  natural: [
    { name: 'bite', damage: '1d4', reach: 5 },
    { name: 'claw', damage: '1d3', count: 2, secondary: true },
  ],
  special: ['breath-weapon line 30ft 2d4 acid reflex dc13', 'immune-sleep-paralysis'],
} satisfies Creature;

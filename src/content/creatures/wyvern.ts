import type { Creature } from '../creature';

export default {
  type: 'dragon',
  alignment: 'N',
  challengeRating: 6,
  hitDice: '7d12+14',
  size: 'large',
  shape: 'long',
  speed: { land: 20, fly: 60 },
  abilities: { str: 19, dex: 12, con: 15, int: 6, wis: 12, cha: 9 },
  ac: { natural: 8 },
  skills: { hide: 7, listen: 13, 'move-silently': 11, spot: 16 },
  feats: ['ability-focus-poison', 'alertness', 'flyby-attack', 'multiattack'],
  traits: ['improved-grab', 'poison-2d6-con-17', 'scent'],
  natural: [
    { name: 'sting', damage: '1d6' },
    { name: 'bite', damage: '2d8', secondary: true },
    { name: 'wing', damage: '1d8', count: 2, secondary: true },
    { name: 'talon', damage: '2d6', count: 2, secondary: true },
  ],
  special: ['immune-sleep-paralysis'],
} satisfies Creature;

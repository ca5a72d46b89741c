import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 9,
  hitDice: '18d10+126',
  size: 'gargantuan',
  shape: 'long',
  speed: { land: 20, fly: 80 },
  abilities: { str: 34, dex: 15, con: 24, int: 2, wis: 13, cha: 11 },
  ac: { natural: 9 },
  skills: { hide: -3, listen: 10, spot: 14 },
  feats: ['alertness', 'flyby-attack', 'iron-will', 'multiattack', 'power-attack', 'snatch', 'wingover'],
  natural: [
    { name: 'talon', damage: '2d6', count: 2 },
    { name: 'bite', damage: '2d8', secondary: true },
  ],
} satisfies Creature;

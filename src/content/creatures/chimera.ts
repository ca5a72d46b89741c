import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'CE',
  challengeRating: 7,
  hitDice: '9d10+27',
  size: 'large',
  shape: 'long',
  speed: { land: 30, fly: 50 },
  abilities: { str: 19, dex: 13, con: 17, int: 4, wis: 13, cha: 10 },
  ac: { natural: 9 },
  skills: { hide: 1, listen: 9, spot: 9 },
  feats: ['alertness', 'hover', 'iron-will', 'multiattack'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'bite', damage: '2d6' },
    { name: 'lion-bite', damage: '1d8' },
    { name: 'gore', damage: '1d8' },
    { name: 'claw', damage: '1d6', count: 2, secondary: true },
  ],
  special: ['breath-weapon cone 20ft 3d8 fire reflex dc17'],
} satisfies Creature;

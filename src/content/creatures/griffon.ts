import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 4,
  hitDice: '7d10+21',
  size: 'large',
  shape: 'long',
  speed: { land: 30, fly: 80 },
  abilities: { str: 18, dex: 15, con: 16, int: 5, wis: 13, cha: 8 },
  ac: { natural: 6 },
  skills: { jump: 8, listen: 6, spot: 10 },
  feats: ['iron-will', 'multiattack', 'weapon-focus-bite'],
  traits: ['pounce', 'scent', 'stability'],
  natural: [
    { name: 'bite', damage: '2d6' },
    { name: 'claw', damage: '1d4', count: 2, secondary: true },
  ],
  special: ['rake 1d6+2'],
} satisfies Creature;

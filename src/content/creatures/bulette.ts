import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 7,
  hitDice: '9d10+45',
  size: 'huge',
  shape: 'long',
  speed: { land: 40, burrow: 10 },
  abilities: { str: 27, dex: 15, con: 20, int: 2, wis: 13, cha: 6 },
  ac: { natural: 12 },
  skills: { jump: 18, listen: 9, spot: 3 },
  feats: ['alertness', 'iron-will', 'track', 'weapon-focus-bite'],
  traits: ['scent', 'tremorsense', 'stability'],
  natural: [
    { name: 'bite', damage: '2d8' },
    { name: 'claw', damage: '2d6', count: 2, secondary: true },
  ],
  special: ['leap'],
} satisfies Creature;

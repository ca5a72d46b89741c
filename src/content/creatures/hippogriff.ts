import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '3d10+9',
  size: 'large',
  shape: 'long',
  speed: { land: 50, fly: 100 },
  abilities: { str: 18, dex: 15, con: 16, int: 2, wis: 13, cha: 8 },
  ac: { natural: 4 },
  skills: { listen: 4, spot: 8 },
  feats: ['dodge', 'wingover'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'claw', damage: '1d4', count: 2 },
    { name: 'bite', damage: '1d8', secondary: true },
  ],
} satisfies Creature;

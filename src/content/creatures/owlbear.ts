import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 4,
  hitDice: '5d10+25',
  size: 'large',
  shape: 'long',
  speed: 30,
  abilities: { str: 21, dex: 12, con: 21, int: 2, wis: 12, cha: 10 },
  ac: { natural: 5 },
  skills: { listen: 8, spot: 8 },
  feats: ['alertness', 'track'],
  traits: ['improved-grab', 'scent', 'stability'],
  natural: [
    { name: 'claw', damage: '1d6', count: 2 },
    { name: 'bite', damage: '1d8', secondary: true },
  ],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 3,
  hitDice: '5d8+10',
  size: 'large',
  shape: 'long',
  speed: 40,
  abilities: { str: 21, dex: 17, con: 15, int: 2, wis: 12, cha: 6 },
  ac: { natural: 3 },
  skills: { balance: 7, hide: 3, listen: 5, 'move-silently': 11, spot: 5 },
  feats: ['alertness', 'run'],
  traits: ['improved-grab', 'pounce', 'scent', 'stability'],
  natural: [
    { name: 'claw', damage: '1d4', count: 2 },
    { name: 'bite', damage: '1d8', secondary: true },
  ],
  special: ['rake 1d4+2'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 4,
  hitDice: '6d8+18',
  size: 'large',
  shape: 'long',
  speed: 40,
  abilities: { str: 23, dex: 15, con: 17, int: 2, wis: 12, cha: 6 },
  ac: { natural: 3 },
  skills: { balance: 6, hide: 3, listen: 3, 'move-silently': 9, spot: 3, swim: 11 },
  feats: ['alertness', 'improved-natural-attack-bite', 'improved-natural-attack-claw'],
  traits: ['improved-grab', 'pounce', 'scent', 'stability'],
  natural: [
    { name: 'claw', damage: '1d8', count: 2 },
    { name: 'bite', damage: '2d6', secondary: true },
  ],
  special: ['rake 1d8+3'],
} satisfies Creature;

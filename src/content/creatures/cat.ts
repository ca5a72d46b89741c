import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1 / 4,
  hitDice: '1/2d8',
  size: 'tiny',
  shape: 'long',
  speed: 30,
  abilities: { str: 3, dex: 15, con: 10, int: 2, wis: 12, cha: 7 },
  skills: { balance: 10, climb: 6, hide: 14, jump: 10, listen: 3, 'move-silently': 6, spot: 3 },
  feats: ['weapon-finesse'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'claw', damage: '1d2', count: 2 },
    { name: 'bite', damage: '1d3', secondary: true },
  ],
} satisfies Creature;

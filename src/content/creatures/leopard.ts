import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '3d8+6',
  size: 'medium',
  shape: 'long',
  speed: { land: 40, climb: 20 },
  abilities: { str: 16, dex: 19, con: 15, int: 2, wis: 12, cha: 6 },
  ac: { natural: 1 },
  skills: { balance: 12, climb: 11, hide: 8, jump: 11, listen: 6, 'move-silently': 8, spot: 6 },
  feats: ['alertness', 'weapon-finesse'],
  traits: ['improved-grab', 'pounce', 'scent', 'stability'],
  natural: [
    { name: 'bite', damage: '1d6' },
    { name: 'claw', damage: '1d3', count: 2, secondary: true },
  ],
  special: ['rake 1d3+1'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 8,
  hitDice: '16d8+48',
  goodSaves: ['fort', 'ref', 'will'],
  size: 'large',
  shape: 'long',
  speed: 40,
  abilities: { str: 27, dex: 15, con: 17, int: 2, wis: 12, cha: 10 },
  ac: { natural: 6 },
  skills: { hide: 7, jump: 14, listen: 6, 'move-silently': 11, spot: 7, swim: 10 },
  feats: [
    'alertness',
    'improved-natural-attack-bite',
    'improved-natural-attack-claw',
    'run',
    'stealthy',
    'weapon-focus-claw',
  ],
  traits: ['improved-grab', 'pounce', 'scent', 'stability'],
  natural: [
    { name: 'claw', damage: '2d4', count: 2 },
    { name: 'bite', damage: '2d6', secondary: true },
  ],
  special: ['rake 2d4+4'],
} satisfies Creature;

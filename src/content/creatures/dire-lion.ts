import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 5,
  hitDice: '8d8+24',
  goodSaves: ['fort', 'ref', 'will'],
  size: 'large',
  shape: 'long',
  speed: 40,
  abilities: { str: 25, dex: 15, con: 17, int: 2, wis: 12, cha: 10 },
  ac: { natural: 4 },
  skills: { hide: 2, listen: 7, 'move-silently': 5, spot: 7 },
  feats: ['alertness', 'run', 'weapon-focus-claw'],
  traits: ['improved-grab', 'pounce', 'scent', 'stability'],
  natural: [
    { name: 'claw', damage: '1d6', count: 2 },
    { name: 'bite', damage: '1d8', secondary: true },
  ],
  special: ['rake 1d6+3'],
} satisfies Creature;

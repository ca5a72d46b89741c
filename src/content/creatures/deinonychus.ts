import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 3,
  hitDice: '4d8+16',
  size: 'medium',
  shape: 'long',
  speed: 60,
  abilities: { str: 19, dex: 15, con: 19, int: 2, wis: 12, cha: 10 },
  ac: { natural: 5 },
  skills: { hide: 8, jump: 26, listen: 10, spot: 10, survival: 10 },
  feats: ['run', 'track'],
  traits: ['pounce', 'scent'],
  natural: [
    { name: 'talon', damage: '1d8' },
    { name: 'claw', damage: '1d3', count: 2, secondary: true },
    { name: 'bite', damage: '2d4', secondary: true },
  ],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'aberration',
  alignment: 'N',
  challengeRating: 3,
  hitDice: '5d8+5',
  size: 'medium',
  shape: 'long',
  speed: 40,
  abilities: { str: 10, dex: 17, con: 13, int: 2, wis: 13, cha: 8 },
  ac: { natural: 5 },
  skills: { listen: 7, spot: 7 },
  feats: ['alertness', 'track'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'antennae', damage: '0' },
    { name: 'bite', damage: '1d3', secondary: true },
  ],
  special: ['rust reflex dc17'],
} satisfies Creature;

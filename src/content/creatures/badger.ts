import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1 / 2,
  hitDice: '1d8+2',
  size: 'small',
  shape: 'long',
  speed: { land: 30, burrow: 10 },
  abilities: { str: 8, dex: 17, con: 15, int: 2, wis: 12, cha: 6 },
  ac: { natural: 1 },
  skills: { 'escape-artist': 7, listen: 3, spot: 3 },
  feats: ['track', 'weapon-finesse'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'claw', damage: '1d2', count: 2 },
    { name: 'bite', damage: '1d3', secondary: true },
  ],
  special: ['animal-rage'],
} satisfies Creature;

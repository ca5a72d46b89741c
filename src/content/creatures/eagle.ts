import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1 / 2,
  hitDice: '1d8+1',
  size: 'small',
  speed: { land: 10, fly: 80 },
  abilities: { str: 10, dex: 15, con: 12, int: 2, wis: 14, cha: 6 },
  ac: { natural: 1 },
  skills: { listen: 2, spot: 14 },
  feats: ['weapon-finesse'],
  natural: [
    { name: 'talon', damage: '1d4', count: 2 },
    { name: 'bite', damage: '1d4', secondary: true },
  ],
} satisfies Creature;

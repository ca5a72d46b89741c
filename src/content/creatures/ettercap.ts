import type { Creature } from '../creature';

export default {
  type: 'aberration',
  alignment: 'NE',
  challengeRating: 3,
  hitDice: '5d8+5',
  size: 'medium',
  speed: { land: 30, climb: 30 },
  abilities: { str: 14, dex: 17, con: 13, int: 6, wis: 15, cha: 8 },
  ac: { natural: 1 },
  skills: { climb: 10, craft: 4, hide: 9, listen: 4, spot: 8 },
  feats: ['great-fortitude', 'multiattack'],
  traits: ['poison-1d6-dex-15'],
  natural: [
    { name: 'bite', damage: '1d8' },
    { name: 'claw', damage: '1d3', count: 2, secondary: true },
  ],
  special: ['web'],
} satisfies Creature;

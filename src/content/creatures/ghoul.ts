import type { Creature } from '../creature';

export default {
  type: 'undead',
  alignment: 'CE',
  challengeRating: 1,
  hitDice: '2d12',
  size: 'medium',
  speed: 30,
  abilities: { str: 13, dex: 15, con: null, int: 13, wis: 14, cha: 12 },
  ac: { natural: 2 },
  skills: { balance: 6, climb: 5, hide: 6, jump: 5, 'move-silently': 6, spot: 7 },
  feats: ['multiattack'],
  natural: [
    { name: 'bite', damage: '1d6' },
    { name: 'claw', damage: '1d3', count: 2, secondary: true },
  ],
  special: ['paralysis fort dc12', 'disease ghoul-fever fort dc12'],
} satisfies Creature;

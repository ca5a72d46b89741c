import type { Creature } from '../creature';

export default {
  type: 'undead',
  alignment: 'CE',
  challengeRating: 3,
  hitDice: '4d12+3',
  size: 'medium',
  speed: 30,
  abilities: { str: 17, dex: 17, con: null, int: 13, wis: 14, cha: 16 },
  ac: { natural: 4 },
  skills: { balance: 7, climb: 9, hide: 8, jump: 9, 'move-silently': 8, spot: 8 },
  feats: ['multiattack', 'toughness'],
  natural: [
    { name: 'bite', damage: '1d8' },
    { name: 'claw', damage: '1d4', count: 2, secondary: true },
  ],
  special: ['paralysis fort dc15', 'stench 10ft fort dc15', 'disease ghoul-fever fort dc15'],
} satisfies Creature;

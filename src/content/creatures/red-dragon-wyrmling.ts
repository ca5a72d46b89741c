import type { Creature } from '../creature';

export default {
  type: 'dragon',
  subtypes: ['fire'],
  alignment: 'CE',
  challengeRating: 4,
  hitDice: '7d12+14',
  size: 'medium',
  shape: 'long',
  speed: { land: 40, fly: 150 },
  abilities: { str: 17, dex: 10, con: 15, int: 10, wis: 11, cha: 10 },
  ac: { natural: 6 },
  skills: { jump: 17, listen: 12, search: 10, spot: 12 },
  feats: ['alertness', 'multiattack', 'power-attack'],
  traits: ['blindsense', 'immune-fire', 'stability', 'vulnerable-cold'],
  natural: [
    { name: 'bite', damage: '1d8' },
    { name: 'claw', damage: '1d6', count: 2, secondary: true },
    { name: 'wing', damage: '1d4', count: 2, secondary: true },
  ],
  special: ['breath-weapon cone 30ft 2d10 fire reflex dc15', 'immune-sleep-paralysis'],
} satisfies Creature;

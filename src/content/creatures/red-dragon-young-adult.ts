import type { Creature } from '../creature';

export default {
  type: 'dragon',
  subtypes: ['fire'],
  alignment: 'CE',
  challengeRating: 13,
  hitDice: '19d12+95',
  size: 'huge',
  shape: 'long',
  speed: { land: 40, fly: 150 },
  abilities: { str: 31, dex: 10, con: 21, int: 14, wis: 15, cha: 14 },
  ac: { natural: 18 },
  skills: { bluff: 24, intimidate: 24, jump: 36, listen: 26, search: 24, spot: 26 },
  feats: ['alertness', 'cleave', 'flyby-attack', 'hover', 'multiattack', 'power-attack', 'snatch'],
  traits: ['blindsense', 'heavy-tail-slap', 'immune-fire', 'stability', 'vulnerable-cold'],
  resist: { dr: '5/magic' },
  sr: 19,
  natural: [
    { name: 'bite', damage: '2d8', reach: 15 },
    { name: 'claw', damage: '2d6', count: 2, secondary: true },
    { name: 'wing', damage: '1d8', count: 2, secondary: true },
    { name: 'tail-slap', damage: '2d6', secondary: true },
  ],
  special: [
    'breath-weapon cone 50ft 10d10 fire reflex dc24',
    'frightful-presence 150ft will dc21',
    'crush 2d8+15',
    'immune-sleep-paralysis',
    'spell-like-abilities',
  ],
} satisfies Creature;

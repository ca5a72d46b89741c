import type { Creature } from '../creature';

export default {
  type: 'dragon',
  subtypes: ['earth'],
  alignment: 'LE',
  challengeRating: 8,
  hitDice: '15d12+45',
  size: 'large',
  shape: 'long',
  speed: { land: 40, burrow: 20, fly: 150 },
  abilities: { str: 19, dex: 10, con: 17, int: 14, wis: 15, cha: 14 },
  ac: { natural: 14 },
  skills: { bluff: 20, hide: 14, listen: 22, search: 20, spot: 22 },
  feats: ['alertness', 'flyby-attack', 'hover', 'multiattack', 'power-attack', 'wingover'],
  traits: ['blindsense', 'heavy-tail-slap', 'immune-electricity', 'stability'],
  natural: [
    { name: 'bite', damage: '2d6', reach: 10 },
    { name: 'claw', damage: '1d8', count: 2, secondary: true },
    { name: 'wing', damage: '1d6', count: 2, secondary: true },
    { name: 'tail-slap', damage: '1d8', secondary: true },
  ],
  special: [
    'breath-weapon line 80ft 8d8 electricity reflex dc20',
    'immune-sleep-paralysis',
    'spell-like-abilities',
  ],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'dragon',
  subtypes: ['water'],
  alignment: 'CE',
  challengeRating: 9,
  hitDice: '16d12+48',
  size: 'large',
  shape: 'long',
  speed: { land: 60, fly: 150, swim: 60 },
  abilities: { str: 19, dex: 10, con: 17, int: 12, wis: 13, cha: 12 },
  ac: { natural: 15 },
  skills: { hide: 15, listen: 22, search: 20, spot: 22, swim: 31 },
  feats: ['alertness', 'cleave', 'flyby-attack', 'multiattack', 'power-attack', 'snatch'],
  traits: ['blindsense', 'heavy-tail-slap', 'immune-acid', 'stability'],
  resist: { dr: '5/magic' },
  sr: 17,
  natural: [
    { name: 'bite', damage: '2d6', reach: 10 },
    { name: 'claw', damage: '1d8', count: 2, secondary: true },
    { name: 'wing', damage: '1d6', count: 2, secondary: true },
    { name: 'tail-slap', damage: '1d8', secondary: true },
  ],
  special: [
    'breath-weapon line 80ft 10d4 acid reflex dc21',
    'frightful-presence 150ft will dc19',
    'immune-sleep-paralysis',
    'spell-like-abilities',
  ],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'monstrous-humanoid',
  alignment: 'CE',
  challengeRating: 6,
  hitDice: '7d8+14',
  size: 'large',
  speed: 40,
  abilities: { str: 25, dex: 12, con: 14, int: 13, wis: 13, cha: 10 },
  ac: { natural: 10 },
  skills: { bluff: 8, hide: 5, intimidate: 2, listen: 10, spot: 10 },
  feats: ['alertness', 'blind-fight', 'great-fortitude'],
  traits: ['improved-grab', 'rend'],
  resist: { dr: '2/bludgeoning' },
  sr: 19,
  natural: [
    { name: 'claw', damage: '1d6', count: 2 },
    { name: 'bite', damage: '1d6', secondary: true },
  ],
  special: ['rend 2d6+10'],
} satisfies Creature;

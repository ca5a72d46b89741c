import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['reptilian'],
  alignment: 'CE',
  challengeRating: 1,
  hitDice: '2d8+4',
  goodSaves: ['fort'],
  size: 'medium',
  speed: 30,
  abilities: { str: 10, dex: 9, con: 14, int: 8, wis: 10, cha: 10 },
  ac: { natural: 6 },
  skills: { hide: 5, listen: 3 },
  feats: ['multiattack', 'weapon-focus-javelin'],
  traits: ['darkvision'],
  hands: ['club'],
  carried: ['javelin'],
  natural: [
    { name: 'claw', damage: '1d4', count: 2 },
    { name: 'bite', damage: '1d4', secondary: true },
  ],
  special: ['stench 30ft fort dc13'],
} satisfies Creature;

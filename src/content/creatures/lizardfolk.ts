import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['reptilian'],
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d8+2',
  size: 'medium',
  speed: 30,
  abilities: { str: 13, dex: 10, con: 13, int: 9, wis: 10, cha: 10 },
  shield: 'heavy-wooden-shield',
  ac: { natural: 5 },
  skills: { balance: 4, jump: 5, swim: 2 },
  feats: ['multiattack'],
  traits: ['hold-breath'],
  hands: ['club'],
  carried: ['javelin'],
  natural: [
    { name: 'claw', damage: '1d4', count: 2 },
    { name: 'bite', damage: '1d4', secondary: true },
  ],
} satisfies Creature;

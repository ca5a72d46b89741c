import type { Creature } from '../creature';

export default {
  type: 'giant',
  alignment: 'CE',
  challengeRating: 6,
  hitDice: '10d8+20',
  size: 'large',
  speed: 30,
  abilities: { str: 23, dex: 8, con: 15, int: 6, wis: 10, cha: 11 },
  armor: 'hide',
  ac: { natural: 7 },
  skills: { listen: 10, search: 1, spot: 10 },
  feats: ['alertness', 'improved-initiative', 'iron-will', 'power-attack'],
  traits: ['superior-two-weapon-fighting'],
  hands: ['morningstar', 'morningstar'],
  carried: ['javelin'],
} satisfies Creature;

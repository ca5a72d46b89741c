import type { Creature } from '../creature';

export default {
  type: 'giant',
  alignment: 'CE',
  challengeRating: 3,
  hitDice: '4d8+11',
  size: 'large',
  speed: 30,
  abilities: { str: 21, dex: 8, con: 15, int: 6, wis: 10, cha: 7 },
  armor: 'hide',
  ac: { natural: 5 },
  skills: { climb: 5, listen: 2, spot: 2 },
  feats: ['toughness', 'weapon-focus-greatclub'],
  traits: ['darkvision'],
  hands: ['greatclub'],
  carried: ['javelin'],
} satisfies Creature;

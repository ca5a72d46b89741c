import type { Creature } from '../creature';

export default {
  type: 'giant',
  alignment: 'CE',
  challengeRating: 7,
  hitDice: '12d8+48',
  size: 'large',
  speed: 30,
  abilities: { str: 25, dex: 8, con: 19, int: 6, wis: 10, cha: 7 },
  armor: 'hide',
  ac: { natural: 9 },
  skills: { climb: 7, jump: 7, listen: 3, spot: 6 },
  feats: ['cleave', 'improved-bull-rush', 'improved-sunder', 'power-attack', 'weapon-focus-greatclub'],
  traits: ['rock-throwing'],
  hands: ['greatclub'],
  carried: [{ name: 'rock', damage: '2d6', kind: 'thrown', range: 120, type: 'bludgeoning' }],
  natural: [{ name: 'slam', damage: '1d4', count: 2 }],
  special: ['rock-catching'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'giant',
  subtypes: ['earth'],
  alignment: 'N',
  challengeRating: 8,
  hitDice: '14d8+56',
  size: 'large',
  speed: 30,
  abilities: { str: 27, dex: 15, con: 19, int: 10, wis: 12, cha: 11 },
  armor: 'hide',
  ac: { natural: 11 },
  skills: { climb: 11, hide: 6, jump: 11, spot: 12 },
  feats: ['combat-reflexes', 'iron-will', 'point-blank-shot', 'power-attack', 'precise-shot'],
  traits: ['darkvision', 'rock-throwing'],
  hands: ['greatclub'],
  carried: [{ name: 'rock', damage: '2d8', kind: 'thrown', range: 180, type: 'bludgeoning' }],
  natural: [{ name: 'slam', damage: '1d4', count: 2 }],
  special: ['rock-catching'],
} satisfies Creature;

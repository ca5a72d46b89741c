import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['goblinoid'],
  alignment: 'CE',
  challengeRating: 2,
  hitDice: '3d8+3',
  size: 'medium',
  speed: 30,
  abilities: { str: 15, dex: 12, con: 13, int: 10, wis: 10, cha: 9 },
  armor: 'leather',
  shield: 'light-wooden-shield',
  ac: { natural: 3 },
  skills: { climb: 3, hide: 4, listen: 4, 'move-silently': 6, spot: 4 },
  feats: ['alertness', 'weapon-focus-morningstar'],
  traits: ['darkvision', 'scent'],
  hands: ['morningstar'],
  carried: ['javelin'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'aberration',
  subtypes: ['shapechanger'],
  alignment: 'N',
  challengeRating: 4,
  hitDice: '7d8+21',
  size: 'large',
  speed: 10,
  abilities: { str: 19, dex: 12, con: 17, int: 10, wis: 13, cha: 10 },
  ac: { natural: 5 },
  skills: { climb: 9, disguise: 13, listen: 8, spot: 8 },
  feats: ['alertness', 'lightning-reflexes', 'weapon-focus-slam'],
  traits: ['immune-acid'],
  natural: [{ name: 'slam', damage: '2d4', count: 2 }],
  special: ['adhesive', 'crush 2d4+4', 'mimic-shape'],
} satisfies Creature;

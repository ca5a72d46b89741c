import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 3,
  hitDice: '3d10+12',
  size: 'large',
  shape: 'long',
  speed: { land: 30, burrow: 20 },
  abilities: { str: 21, dex: 10, con: 17, int: 1, wis: 13, cha: 6 },
  ac: { natural: 9 },
  skills: { climb: 8, listen: 6, spot: 3 },
  feats: ['alertness', 'toughness'],
  traits: ['improved-grab', 'tremorsense', 'stability'],
  natural: [{ name: 'bite', damage: '2d6', extra: '1d4' }],
  special: ['spit-acid line 30ft 4d4 acid reflex dc14'],
} satisfies Creature;

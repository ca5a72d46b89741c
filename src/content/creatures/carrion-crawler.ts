import type { Creature } from '../creature';

export default {
  type: 'aberration',
  alignment: 'N',
  challengeRating: 4,
  hitDice: '3d8+6',
  size: 'large',
  shape: 'long',
  speed: { land: 30, climb: 15 },
  abilities: { str: 14, dex: 15, con: 14, int: 1, wis: 15, cha: 6 },
  ac: { natural: 6 },
  skills: { climb: 12, listen: 6, spot: 6 },
  feats: ['alertness', 'combat-reflexes', 'track'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'tentacle', damage: '0', count: 8 },
    { name: 'bite', damage: '1d4', secondary: true },
  ],
  special: ['paralysis fort dc13'],
} satisfies Creature;

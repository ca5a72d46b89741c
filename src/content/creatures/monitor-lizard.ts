import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '3d8+9',
  size: 'medium',
  shape: 'long',
  speed: { land: 30, swim: 30 },
  abilities: { str: 17, dex: 15, con: 17, int: 1, wis: 12, cha: 2 },
  ac: { natural: 3 },
  skills: { climb: 7, hide: 6, listen: 4, 'move-silently': 6, spot: 4, swim: 11 },
  feats: ['alertness', 'great-fortitude'],
  traits: ['stability'],
  natural: [{ name: 'bite', damage: '1d8' }],
} satisfies Creature;

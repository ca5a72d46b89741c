import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1 / 8,
  hitDice: '1/4d8',
  size: 'tiny',
  shape: 'long',
  speed: { land: 15, climb: 15, swim: 15 },
  abilities: { str: 2, dex: 15, con: 10, int: 2, wis: 12, cha: 2 },
  skills: { balance: 10, climb: 12, hide: 14, 'move-silently': 10, swim: 10 },
  feats: ['weapon-finesse'],
  traits: ['scent', 'stability'],
  natural: [{ name: 'bite', damage: '1d3' }],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'construct',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d10',
  size: 'tiny',
  speed: { land: 20, fly: 50 },
  abilities: { str: 8, dex: 15, con: null, int: 10, wis: 12, cha: 7 },
  skills: { hide: 14, listen: 4, spot: 4 },
  feats: ['lightning-reflexes'],
  natural: [{ name: 'bite', damage: '1d4' }],
  special: ['sleep-poison fort dc13', 'telepathic-link'],
} satisfies Creature;

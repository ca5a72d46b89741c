import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 1 / 2,
  hitDice: '1d10',
  size: 'tiny',
  speed: { land: 10, fly: 40 },
  abilities: { str: 3, dex: 19, con: 10, int: 1, wis: 12, cha: 6 },
  skills: { hide: 14, listen: 4, spot: 4 },
  feats: ['alertness', 'weapon-finesse'],
  natural: [{ name: 'touch', damage: '0' }],
  special: ['attach', 'blood-drain 1d4 con'],
} satisfies Creature;

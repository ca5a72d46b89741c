import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 3,
  hitDice: '5d10',
  size: 'small',
  speed: { land: 20, fly: 60 },
  abilities: { str: 6, dex: 17, con: 11, int: 2, wis: 13, cha: 9 },
  skills: { listen: 7, spot: 7 },
  feats: ['alertness', 'dodge', 'weapon-finesse'],
  natural: [{ name: 'bite', damage: '1d4' }],
  special: ['petrification fort dc12'],
} satisfies Creature;

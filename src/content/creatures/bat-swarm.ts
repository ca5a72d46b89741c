import type { Creature } from '../creature';

export default {
  type: 'animal',
  subtypes: ['swarm'],
  alignment: 'N',
  challengeRating: 2,
  hitDice: '3d8',
  size: 'diminutive',
  shape: 'long',
  speed: { land: 5, fly: 40 },
  abilities: { str: 3, dex: 15, con: 10, int: 2, wis: 14, cha: 4 },
  skills: { listen: 11, spot: 11 },
  feats: ['alertness', 'lightning-reflexes'],
  traits: ['blindsense'],
  natural: [{ name: 'swarm', damage: '1d6' }],
  special: ['distraction fort dc11', 'immune-to-weapons', 'wounding'],
} satisfies Creature;

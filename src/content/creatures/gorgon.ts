import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 8,
  hitDice: '8d10+40',
  size: 'large',
  shape: 'long',
  speed: 30,
  abilities: { str: 21, dex: 10, con: 21, int: 2, wis: 12, cha: 9 },
  ac: { natural: 11 },
  skills: { listen: 9, spot: 8 },
  feats: ['alertness', 'improved-initiative', 'iron-will'],
  traits: ['scent', 'stability'],
  natural: [{ name: 'gore', damage: '1d8' }],
  special: ['breath-weapon cone 60ft petrification fort dc19', 'trample 1d8+7 reflex dc19'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 4,
  hitDice: '8d8+40',
  size: 'large',
  shape: 'long',
  speed: 30,
  abilities: { str: 26, dex: 10, con: 21, int: 2, wis: 13, cha: 2 },
  ac: { natural: 7 },
  skills: { listen: 14, spot: 3 },
  feats: ['alertness', 'endurance', 'improved-natural-attack-gore'],
  traits: ['stability'],
  natural: [{ name: 'gore', damage: '2d6' }],
  special: ['powerful-charge 4d6+24'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'monstrous-humanoid',
  alignment: 'NE',
  challengeRating: 1,
  hitDice: '2d8+2',
  size: 'medium',
  speed: 30,
  abilities: { str: 15, dex: 13, con: 13, int: 10, wis: 8, cha: 6 },
  ac: { natural: 4 },
  skills: { climb: 4, hide: 3, listen: 5, spot: 3 },
  feats: ['alertness', 'track'],
  traits: ['blindsight', 'scent'],
  hands: ['battleaxe/2'],
} satisfies Creature;

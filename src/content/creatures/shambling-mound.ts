import type { Creature } from '../creature';

export default {
  type: 'plant',
  alignment: 'N',
  challengeRating: 6,
  hitDice: '8d8+24',
  size: 'large',
  speed: { land: 20, swim: 20 },
  abilities: { str: 21, dex: 10, con: 17, int: 7, wis: 10, cha: 9 },
  ac: { natural: 11 },
  skills: { hide: 3, listen: 8, 'move-silently': 8 },
  feats: ['iron-will', 'power-attack', 'weapon-focus-slam'],
  traits: ['darkvision', 'immune-electricity', 'improved-grab'],
  resist: { fire: 10 },
  natural: [{ name: 'slam', damage: '2d6', count: 2 }],
  special: ['constrict 2d6+7'],
} satisfies Creature;

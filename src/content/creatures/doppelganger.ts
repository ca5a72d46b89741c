import type { Creature } from '../creature';

export default {
  type: 'monstrous-humanoid',
  subtypes: ['shapechanger'],
  alignment: 'N',
  challengeRating: 3,
  hitDice: '4d8+4',
  size: 'medium',
  speed: 30,
  abilities: { str: 12, dex: 13, con: 12, int: 13, wis: 14, cha: 13 },
  ac: { natural: 4 },
  skills: { bluff: 10, diplomacy: 3, disguise: 9, intimidate: 3, listen: 6, 'sense-motive': 6, spot: 6 },
  feats: ['dodge', 'great-fortitude'],
  traits: ['immune-mind-affecting'],
  natural: [{ name: 'slam', damage: '1d6' }],
  special: ['change-shape', 'detect-thoughts will dc13'],
} satisfies Creature;

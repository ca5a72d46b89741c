import type { Creature } from '../creature';

export default {
  type: 'monstrous-humanoid',
  alignment: 'CE',
  challengeRating: 4,
  hitDice: '6d8+12',
  size: 'large',
  speed: 30,
  abilities: { str: 19, dex: 10, con: 15, int: 7, wis: 10, cha: 8 },
  ac: { natural: 5 },
  skills: { intimidate: 2, listen: 7, search: 2, spot: 7 },
  feats: ['great-fortitude', 'power-attack', 'track'],
  traits: ['scent'],
  hands: ['greataxe'],
  natural: [{ name: 'gore', damage: '1d8', secondary: true }],
  special: ['natural-cunning', 'powerful-charge 4d6+6'],
} satisfies Creature;

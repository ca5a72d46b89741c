import type { Creature } from '../creature';

export default {
  type: 'undead',
  subtypes: ['incorporeal'],
  alignment: 'CE',
  challengeRating: 3,
  hitDice: '3d12',
  size: 'medium',
  speed: { fly: 40 },
  abilities: { str: null, dex: 14, con: null, int: 6, wis: 12, cha: 13 },
  ac: { deflection: 1 },
  skills: { hide: 8, listen: 7, search: 4, spot: 7 },
  feats: ['alertness', 'dodge'],
  traits: ['ability-damage-1d6-str', 'turn-resistance-2'],
  natural: [{ name: 'touch', damage: '0' }],
  special: ['create-spawn'],
} satisfies Creature;

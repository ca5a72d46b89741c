import type { Creature } from '../creature';

export default {
  type: 'monstrous-humanoid',
  subtypes: ['aquatic'],
  alignment: 'LE',
  challengeRating: 2,
  hitDice: '2d8+2',
  size: 'medium',
  speed: { land: 30, swim: 60 },
  abilities: { str: 14, dex: 13, con: 12, int: 14, wis: 13, cha: 9 },
  ac: { natural: 5 },
  skills: { 'handle-animal': 4, hide: 6, listen: 6, profession: 1, ride: 3, spot: 6, survival: 1 },
  feats: ['great-fortitude', 'multiattack'],
  traits: ['light-blindness'],
  hands: ['trident/2'],
  carried: ['heavy-crossbow'],
  natural: [
    { name: 'claw', damage: '1d4', count: 2 },
    { name: 'bite', damage: '1d4', secondary: true },
  ],
  special: ['blood-frenzy'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['human'],
  alignment: 'LG',
  challengeRating: 5,
  hitDice: '5d10+10',
  classes: { fighter: 5 },
  size: 'medium',
  speed: 20,
  abilities: { str: 16, dex: 12, con: 14, int: 10, wis: 10, cha: 13 },
  armor: 'full-plate',
  shield: 'heavy-steel-shield',
  skills: { 'handle-animal': 9, ride: 9 },
  feats: ['mounted-combat', 'power-attack', 'ride-by-attack', 'spirited-charge', 'weapon-focus-lance'],
  hands: ['longsword'],
  carried: ['lance'],
} satisfies Creature;

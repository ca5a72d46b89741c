import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['human'],
  alignment: 'LN',
  challengeRating: 1,
  hitDice: '2d8+2',
  classes: { warrior: 2 },
  size: 'medium',
  speed: 30,
  abilities: { str: 13, dex: 12, con: 13, int: 10, wis: 11, cha: 8 },
  armor: 'chain-shirt',
  shield: 'light-wooden-shield',
  skills: { intimidate: 4, listen: 2, spot: 2 },
  feats: ['alertness', 'weapon-focus-longsword'],
  hands: ['longsword'],
  carried: ['light-crossbow', 'dagger'],
} satisfies Creature;

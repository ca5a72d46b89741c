import type { Creature } from '../creature';

export default {
  type: 'giant',
  alignment: 'LE',
  challengeRating: 8,
  hitDice: '5d8+15',
  size: 'large',
  speed: { land: 40, fly: 40 },
  abilities: { str: 21, dex: 10, con: 17, int: 14, wis: 14, cha: 17 },
  armor: 'chain-shirt',
  ac: { natural: 5 },
  skills: { concentration: 11, listen: 10, spellcraft: 10, spot: 10 },
  feats: ['combat-expertise', 'improved-initiative'],
  traits: ['darkvision', 'regeneration-5'],
  sr: 19,
  hands: ['greatsword'],
  carried: ['longbow'],
  special: ['spell-like-abilities'],
} satisfies Creature;

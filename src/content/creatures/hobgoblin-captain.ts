import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['goblinoid'],
  alignment: 'LE',
  challengeRating: 4,
  hitDice: '4d10+12',
  classes: { fighter: 4 },
  size: 'medium',
  speed: 20,
  abilities: { str: 16, dex: 13, con: 16, int: 12, wis: 10, cha: 12 },
  armor: 'breastplate',
  shield: 'heavy-steel-shield',
  skills: { intimidate: 8, 'move-silently': -1, ride: 5 },
  feats: [
    'cleave',
    'combat-reflexes',
    'power-attack',
    'weapon-focus-longsword',
    'weapon-specialization-longsword',
  ],
  traits: ['darkvision'],
  hands: ['longsword'],
  carried: ['composite-longbow'],
} satisfies Creature;

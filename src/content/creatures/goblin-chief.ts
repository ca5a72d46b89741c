import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['goblinoid'],
  alignment: 'NE',
  challengeRating: 3,
  hitDice: '3d10+6',
  classes: { fighter: 3 },
  size: 'small',
  speed: 30,
  abilities: { str: 13, dex: 15, con: 14, int: 10, wis: 11, cha: 10 },
  armor: 'chain-shirt',
  shield: 'heavy-wooden-shield',
  skills: { hide: 4, 'move-silently': 4, ride: 12 },
  feats: ['dodge', 'improved-initiative', 'mounted-combat', 'weapon-focus-morningstar'],
  traits: ['darkvision'],
  hands: ['morningstar'],
  carried: ['javelin'],
} satisfies Creature;

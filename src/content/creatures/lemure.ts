import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['baatezu', 'evil', 'extraplanar', 'lawful'],
  alignment: 'LE',
  challengeRating: 1,
  hitDice: '2d8',
  size: 'medium',
  speed: 20,
  abilities: { str: 10, dex: 10, con: 10, int: null, wis: 11, cha: 5 },
  ac: { natural: 4 },
  traits: ['immune-fire', 'see-in-darkness'],
  resist: { dr: '5/good or silver', acid: 10, cold: 10 },
  natural: [{ name: 'claw', damage: '1d4', count: 2 }],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['elf'],
  alignment: 'NE',
  challengeRating: 1,
  hitDice: '1d8',
  classes: { warrior: 1 },
  size: 'medium',
  speed: 30,
  abilities: { str: 13, dex: 13, con: 10, int: 12, wis: 9, cha: 10 },
  armor: 'chain-shirt',
  shield: 'light-wooden-shield',
  skills: { hide: -1, listen: 2, search: 3, spot: 2 },
  feats: ['weapon-focus-rapier'],
  traits: ['darkvision', 'light-blindness'],
  sr: 12,
  hands: ['rapier'],
  carried: ['hand-crossbow'],
} satisfies Creature;

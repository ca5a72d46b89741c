import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['dwarf'],
  alignment: 'LG',
  challengeRating: 1 / 2,
  hitDice: '1d8+2',
  classes: { warrior: 1 },
  size: 'medium',
  speed: 20,
  abilities: { str: 13, dex: 11, con: 14, int: 10, wis: 9, cha: 6 },
  armor: 'scale-mail',
  shield: 'heavy-wooden-shield',
  skills: { craft: 2, listen: -1, spot: -1 },
  feats: ['weapon-focus-dwarven-waraxe'],
  traits: ['darkvision', 'stability'],
  hands: ['dwarven-waraxe'],
  carried: ['shortbow'],
} satisfies Creature;

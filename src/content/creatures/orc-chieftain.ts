import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['orc'],
  alignment: 'CE',
  challengeRating: 4,
  hitDice: '4d12+8',
  classes: { barbarian: 4 },
  size: 'medium',
  speed: 40,
  abilities: { str: 19, dex: 12, con: 14, int: 8, wis: 10, cha: 10 },
  armor: 'chain-shirt',
  skills: { intimidate: 7, listen: 7 },
  feats: ['power-attack', 'weapon-focus-greataxe'],
  traits: ['darkvision', 'light-sensitivity', 'rage', 'uncanny-dodge'],
  hands: ['greataxe'],
  carried: ['javelin'],
} satisfies Creature;

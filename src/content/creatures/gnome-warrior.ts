import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['gnome'],
  alignment: 'NG',
  challengeRating: 1 / 2,
  hitDice: '1d8+2',
  classes: { warrior: 1 },
  size: 'small',
  speed: 20,
  abilities: { str: 11, dex: 11, con: 14, int: 10, wis: 9, cha: 8 },
  armor: 'chain-shirt',
  shield: 'light-wooden-shield',
  skills: { hide: 1, listen: 1, spot: -1 },
  feats: ['weapon-focus-light-crossbow'],
  traits: ['low-light-vision'],
  hands: ['longsword'],
  carried: ['light-crossbow'],
} satisfies Creature;

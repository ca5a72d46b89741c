import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['halfling'],
  alignment: 'N',
  challengeRating: 1 / 2,
  hitDice: '1d8+1',
  classes: { warrior: 1 },
  size: 'small',
  speed: 20,
  abilities: { str: 11, dex: 13, con: 12, int: 10, wis: 9, cha: 8 },
  armor: 'studded-leather',
  shield: 'light-wooden-shield',
  skills: { climb: 2, hide: 4, jump: -4, listen: 3, 'move-silently': 1 },
  feats: ['weapon-focus-longsword'],
  hands: ['longsword'],
  carried: ['light-crossbow'],
  saves: { fort: 3, ref: 1, will: 1 },
} satisfies Creature;

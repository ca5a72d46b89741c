import type { Creature } from '../creature';

/** An elf rogue of 4th level who slips past guards. */
export default {
  name: 'Ilvasse Tarn',
  type: 'humanoid',
  subtypes: ['elf'],
  alignment: 'CG',
  challengeRating: 4,
  hitDice: '4d6',
  classes: { rogue: 4 },
  race: 'elf',
  speed: 30,
  abilities: { str: 12, dex: 18, con: 11, int: 14, wis: 8, cha: 10 },
  hp: 17,
  armor: 'studded-leather',
  skills: {
    balance: 12,
    bluff: 7,
    climb: 7,
    hide: 10,
    jump: 9,
    listen: 8,
    'move-silently': 10,
    search: 11,
    spot: 8,
    tumble: 12,
  },
  feats: ['dodge', 'mobility'],
  traits: ['evasion', 'low-light-vision', 'sneak-attack-2d6', 'trapfinding', 'uncanny-dodge'],
  hands: ['short-sword'],
  carried: ['shortbow', 'dagger', 'potion'],
  stowed: ['thieves-tools'],
} satisfies Creature;

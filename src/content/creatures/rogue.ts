import type { StatBlock } from '../stat-block';

/** An elf rogue of 4th level who slips past guards. */
export default {
  name: 'Ilvasse Tarn',
  race: 'elf',
  speed: 30,
  bab: 3,
  level: 4,
  abilities: { str: 12, dex: 18, con: 11, int: 14, wis: 8, cha: 10 },
  hp: 17,
  armor: 'studded-leather',
  saves: { fort: 1, ref: 4, will: 1 },
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
  traits: ['humanoid', 'evasion', 'low-light-vision', 'sneak-attack-2d6', 'trapfinding', 'uncanny-dodge'],
  hands: ['short-sword'],
  carried: ['shortbow', 'dagger', 'potion'],
  stowed: ['thieves-tools'],
} satisfies StatBlock;

import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['evil', 'extraplanar', 'fire', 'lawful'],
  alignment: 'LE',
  challengeRating: 3,
  hitDice: '4d8+4',
  size: 'medium',
  shape: 'long',
  speed: 40,
  abilities: { str: 13, dex: 13, con: 13, int: 6, wis: 10, cha: 6 },
  ac: { natural: 5 },
  skills: { hide: 13, jump: 12, listen: 7, 'move-silently': 13, spot: 7, survival: 7 },
  feats: ['improved-initiative', 'run', 'track'],
  traits: ['immune-fire', 'scent', 'vulnerable-cold', 'stability'],
  natural: [{ name: 'bite', damage: '1d8', extra: '1d6' }],
  special: ['breath-weapon cone 10ft 2d6 fire reflex dc13'],
} satisfies Creature;

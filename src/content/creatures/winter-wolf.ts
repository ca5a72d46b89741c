import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  subtypes: ['cold'],
  alignment: 'NE',
  challengeRating: 5,
  hitDice: '6d10+18',
  size: 'large',
  shape: 'long',
  speed: 50,
  abilities: { str: 18, dex: 13, con: 16, int: 9, wis: 13, cha: 10 },
  ac: { natural: 5 },
  skills: { hide: -1, listen: 6, 'move-silently': 7, spot: 6, survival: 1 },
  feats: ['alertness', 'improved-initiative', 'track'],
  traits: ['immune-cold', 'scent', 'trip', 'vulnerable-fire', 'stability'],
  natural: [{ name: 'bite', damage: '1d8', extra: '1d6' }],
  special: ['breath-weapon cone 15ft 4d6 cold reflex dc16'],
} satisfies Creature;

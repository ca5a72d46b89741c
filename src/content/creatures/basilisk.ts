import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 5,
  hitDice: '6d10+12',
  size: 'medium',
  shape: 'long',
  speed: 20,
  abilities: { str: 15, dex: 8, con: 15, int: 2, wis: 12, cha: 11 },
  ac: { natural: 7 },
  skills: { hide: 0, listen: 7, spot: 7 },
  feats: ['alertness', 'blind-fight', 'great-fortitude'],
  traits: ['stability'],
  natural: [{ name: 'bite', damage: '1d8' }],
  special: ['petrifying-gaze 30ft fort dc13'],
} satisfies Creature;

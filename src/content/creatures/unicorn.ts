import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'CG',
  challengeRating: 3,
  hitDice: '4d10+20',
  size: 'large',
  shape: 'long',
  speed: 60,
  abilities: { str: 20, dex: 17, con: 21, int: 10, wis: 21, cha: 24 },
  ac: { natural: 6 },
  skills: { jump: 21, listen: 11, 'move-silently': 9, spot: 11, survival: 8 },
  feats: ['alertness', 'skill-focus-survival'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'horn', damage: '1d8' },
    { name: 'hoof', damage: '1d4', count: 2, secondary: true },
  ],
  special: ['magic-circle-against-evil', 'spell-like-abilities', 'wild-empathy'],
} satisfies Creature;

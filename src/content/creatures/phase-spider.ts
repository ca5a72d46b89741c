import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 5,
  hitDice: '5d10+15',
  size: 'large',
  shape: 'long',
  speed: { land: 40, climb: 20 },
  abilities: { str: 17, dex: 17, con: 16, int: 7, wis: 13, cha: 10 },
  ac: { natural: 3 },
  skills: { climb: 11, 'move-silently': 11, spot: 4 },
  feats: ['ability-focus-poison', 'improved-initiative'],
  traits: ['poison-1d8-con-17', 'stability'],
  natural: [{ name: 'bite', damage: '1d6' }],
  special: ['ethereal-jaunt'],
} satisfies Creature;

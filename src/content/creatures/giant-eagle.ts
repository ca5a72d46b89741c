import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'NG',
  challengeRating: 3,
  hitDice: '4d10+4',
  size: 'large',
  shape: 'long',
  speed: { land: 10, fly: 80 },
  abilities: { str: 18, dex: 17, con: 12, int: 10, wis: 14, cha: 10 },
  ac: { natural: 3 },
  skills: { knowledge: 2, listen: 6, 'sense-motive': 8, spot: 15, survival: 3 },
  feats: ['alertness', 'flyby-attack'],
  traits: ['evasion'],
  natural: [
    { name: 'claw', damage: '1d6', count: 2 },
    { name: 'bite', damage: '1d8', secondary: true },
  ],
} satisfies Creature;

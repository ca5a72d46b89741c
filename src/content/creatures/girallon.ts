import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 6,
  hitDice: '7d10+20',
  size: 'large',
  speed: { land: 40, climb: 40 },
  abilities: { str: 22, dex: 17, con: 14, int: 2, wis: 12, cha: 7 },
  ac: { natural: 4 },
  skills: { climb: 14, 'move-silently': 8, spot: 6 },
  feats: ['iron-will', 'toughness', 'toughness'],
  traits: ['rend', 'scent'],
  natural: [
    { name: 'claw', damage: '1d4', count: 4 },
    { name: 'bite', damage: '1d8', secondary: true },
  ],
  special: ['rend 2d4+9'],
} satisfies Creature;

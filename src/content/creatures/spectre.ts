import type { Creature } from '../creature';

export default {
  type: 'undead',
  subtypes: ['incorporeal'],
  alignment: 'LE',
  challengeRating: 7,
  hitDice: '7d12',
  size: 'medium',
  speed: { land: 40, fly: 80 },
  abilities: { str: null, dex: 16, con: null, int: 14, wis: 14, cha: 15 },
  ac: { deflection: 2 },
  skills: { hide: 13, intimidate: 12, listen: 14, search: 12, spot: 14 },
  feats: ['alertness', 'blind-fight', 'improved-initiative'],
  traits: ['turn-resistance-2'],
  natural: [{ name: 'touch', damage: '1d8' }],
  special: ['energy-drain fort dc15', 'create-spawn', 'daylight-powerlessness'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'undead',
  subtypes: ['incorporeal'],
  alignment: 'LE',
  challengeRating: 5,
  hitDice: '5d12',
  size: 'medium',
  speed: { fly: 60 },
  abilities: { str: null, dex: 16, con: null, int: 14, wis: 14, cha: 15 },
  ac: { deflection: 2 },
  skills: { diplomacy: 6, hide: 11, intimidate: 10, listen: 12, search: 10, 'sense-motive': 8, spot: 12 },
  feats: ['alertness', 'blind-fight', 'combat-reflexes', 'improved-initiative'],
  traits: ['ability-drain-1d6-con', 'turn-resistance-2'],
  natural: [{ name: 'touch', damage: '1d4' }],
  special: ['create-spawn', 'daylight-powerlessness'],
} satisfies Creature;

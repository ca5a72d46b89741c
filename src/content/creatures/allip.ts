import type { Creature } from '../creature';

export default {
  type: 'undead',
  subtypes: ['incorporeal'],
  alignment: 'NE',
  challengeRating: 3,
  hitDice: '4d12',
  size: 'medium',
  speed: { fly: 30 },
  abilities: { str: null, dex: 12, con: null, int: 11, wis: 11, cha: 18 },
  ac: { deflection: 4 },
  skills: { hide: 8, intimidate: 7, listen: 7, search: 4, spot: 7 },
  feats: ['improved-initiative', 'lightning-reflexes'],
  traits: ['ability-drain-1d4-wis', 'turn-resistance-2'],
  natural: [{ name: 'touch', damage: '0' }],
  special: ['babble 60ft will dc16'],
} satisfies Creature;

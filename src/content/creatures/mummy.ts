import type { Creature } from '../creature';

export default {
  type: 'undead',
  alignment: 'LE',
  challengeRating: 5,
  hitDice: '8d12+3',
  size: 'medium',
  speed: 20,
  abilities: { str: 24, dex: 10, con: null, int: 6, wis: 14, cha: 15 },
  ac: { natural: 10 },
  skills: { hide: 7, listen: 8, 'move-silently': 7, spot: 8 },
  feats: ['alertness', 'great-fortitude', 'toughness'],
  traits: ['vulnerable-fire'],
  resist: { dr: '5/-' },
  natural: [{ name: 'slam', damage: '1d6' }],
  special: ['despair will dc16', 'disease mummy-rot fort dc16'],
} satisfies Creature;

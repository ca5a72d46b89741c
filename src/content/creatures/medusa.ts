import type { Creature } from '../creature';

export default {
  type: 'monstrous-humanoid',
  alignment: 'LE',
  challengeRating: 7,
  hitDice: '6d8+6',
  size: 'medium',
  speed: 30,
  abilities: { str: 10, dex: 15, con: 12, int: 12, wis: 13, cha: 15 },
  ac: { natural: 3 },
  skills: { bluff: 9, diplomacy: 4, disguise: 9, intimidate: 4, 'move-silently': 8, spot: 8 },
  feats: ['point-blank-shot', 'precise-shot', 'weapon-finesse'],
  traits: ['poison-1d6-str-14'],
  hands: ['dagger'],
  carried: ['shortbow'],
  natural: [{ name: 'snakes', damage: '1d4', secondary: true }],
  special: ['petrifying-gaze 30ft fort dc15'],
} satisfies Creature;

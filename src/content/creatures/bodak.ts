import type { Creature } from '../creature';

export default {
  type: 'undead',
  subtypes: ['extraplanar'],
  alignment: 'CE',
  challengeRating: 8,
  hitDice: '9d12',
  size: 'medium',
  speed: 20,
  abilities: { str: 13, dex: 15, con: null, int: 6, wis: 12, cha: 12 },
  ac: { natural: 8 },
  skills: { listen: 11, 'move-silently': 10, spot: 11 },
  feats: ['alertness', 'dodge', 'improved-initiative', 'weapon-focus-slam'],
  traits: ['immune-electricity'],
  resist: { dr: '10/cold iron', acid: 10, fire: 10 },
  natural: [{ name: 'slam', damage: '1d8' }],
  special: ['death-gaze 30ft fort dc15', 'sunlight-vulnerability'],
} satisfies Creature;

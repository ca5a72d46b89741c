import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['tanarri', 'chaotic', 'evil', 'extraplanar'],
  alignment: 'CE',
  challengeRating: 2,
  hitDice: '2d8+4',
  size: 'small',
  speed: 20,
  abilities: { str: 12, dex: 10, con: 14, int: 5, wis: 11, cha: 11 },
  ac: { natural: 5 },
  skills: { hide: 9, listen: 5, 'move-silently': 5, spot: 5, search: 2 },
  feats: ['multiattack'],
  traits: ['immune-electricity'],
  resist: { dr: '5/cold iron or good', acid: 10, cold: 10, fire: 10 },
  natural: [
    { name: 'claw', damage: '1d6', count: 2 },
    { name: 'bite', damage: '1d4', secondary: true },
  ],
  special: ['spell-like-abilities', 'summon-demon', 'telepathy 100ft'],
} satisfies Creature;

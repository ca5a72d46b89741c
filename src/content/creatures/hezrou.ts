import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['tanarri', 'chaotic', 'evil', 'extraplanar'],
  alignment: 'CE',
  challengeRating: 11,
  hitDice: '10d8+93',
  size: 'large',
  speed: 30,
  abilities: { str: 21, dex: 10, con: 29, int: 14, wis: 14, cha: 18 },
  ac: { natural: 14 },
  skills: {
    climb: 18,
    concentration: 22,
    hide: 13,
    intimidate: 17,
    listen: 23,
    'move-silently': 13,
    search: 15,
    spot: 23,
  },
  feats: ['blind-fight', 'cleave', 'power-attack', 'toughness'],
  traits: ['immune-electricity', 'improved-grab'],
  resist: { dr: '10/good', acid: 10, cold: 10, fire: 10 },
  sr: 19,
  natural: [
    { name: 'bite', damage: '4d4' },
    { name: 'claw', damage: '1d8', count: 2, secondary: true },
  ],
  special: ['stench 10ft fort dc24', 'spell-like-abilities', 'summon-demon', 'telepathy 100ft'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['air', 'extraplanar'],
  alignment: 'N',
  challengeRating: 7,
  hitDice: '16d8+64',
  size: 'huge',
  speed: { fly: 100 },
  abilities: { str: 18, dex: 29, con: 18, int: 6, wis: 11, cha: 11 },
  ac: { natural: 4 },
  skills: { listen: 11, spot: 12 },
  feats: [
    'alertness',
    'combat-reflexes',
    'dodge',
    'flyby-attack',
    'improved-initiative',
    'mobility',
    'spring-attack',
    'weapon-finesse',
  ],
  resist: { dr: '5/-' },
  natural: [{ name: 'slam', damage: '2d8', count: 2 }],
  special: ['air-mastery', 'whirlwind 2d8 reflex dc22'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['fire', 'extraplanar'],
  alignment: 'N',
  challengeRating: 7,
  hitDice: '16d8+64',
  size: 'huge',
  speed: 60,
  abilities: { str: 18, dex: 25, con: 18, int: 6, wis: 11, cha: 11 },
  ac: { natural: 4 },
  skills: { listen: 11, spot: 12 },
  feats: [
    'alertness',
    'combat-reflexes',
    'dodge',
    'improved-initiative',
    'iron-will',
    'mobility',
    'spring-attack',
    'weapon-finesse',
  ],
  traits: ['immune-fire', 'vulnerable-cold'],
  resist: { dr: '5/-' },
  natural: [{ name: 'slam', damage: '2d8', count: 2, extra: '2d8' }],
  special: ['burn reflex dc22'],
} satisfies Creature;

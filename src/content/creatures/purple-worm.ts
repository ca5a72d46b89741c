import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 12,
  hitDice: '16d10+112',
  size: 'gargantuan',
  shape: 'long',
  speed: { land: 20, burrow: 20, swim: 10 },
  abilities: { str: 35, dex: 6, con: 25, int: 1, wis: 8, cha: 8 },
  ac: { natural: 15 },
  skills: { listen: 18, swim: 20 },
  feats: [
    'awesome-blow',
    'cleave',
    'improved-bull-rush',
    'power-attack',
    'weapon-focus-bite',
    'weapon-focus-sting',
  ],
  traits: ['improved-grab', 'poison-1d6-str-25', 'stability', 'tremorsense'],
  natural: [
    { name: 'bite', damage: '2d8' },
    { name: 'sting', damage: '2d6', secondary: true },
  ],
  special: ['swallow-whole 2d8+12'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 7,
  hitDice: '12d8+51',
  goodSaves: ['fort', 'ref', 'will'],
  size: 'large',
  shape: 'long',
  speed: 40,
  abilities: { str: 31, dex: 13, con: 19, int: 2, wis: 12, cha: 10 },
  ac: { natural: 7 },
  skills: { listen: 10, spot: 10, swim: 13 },
  feats: ['alertness', 'endurance', 'run', 'toughness', 'weapon-focus-claw'],
  traits: ['improved-grab', 'scent', 'stability'],
  natural: [
    { name: 'claw', damage: '2d4', count: 2 },
    { name: 'bite', damage: '2d8', secondary: true },
  ],
} satisfies Creature;

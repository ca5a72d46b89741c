import type { Creature } from '../creature';

export default {
  type: 'vermin',
  subtypes: ['swarm'],
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d8',
  size: 'diminutive',
  shape: 'long',
  speed: { land: 20, climb: 20 },
  abilities: { str: 1, dex: 17, con: 10, int: null, wis: 10, cha: 2 },
  skills: { climb: 11, listen: 4, spot: 4 },
  traits: ['poison-1d3-str-11', 'tremorsense'],
  natural: [{ name: 'swarm', damage: '1d6' }],
  special: ['distraction fort dc11', 'immune-to-weapons'],
} satisfies Creature;

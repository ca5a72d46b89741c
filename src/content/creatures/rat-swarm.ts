import type { Creature } from '../creature';

export default {
  type: 'animal',
  subtypes: ['swarm'],
  alignment: 'N',
  challengeRating: 2,
  hitDice: '4d8',
  size: 'tiny',
  shape: 'long',
  speed: { land: 15, climb: 15 },
  abilities: { str: 2, dex: 15, con: 10, int: 2, wis: 12, cha: 2 },
  skills: { balance: 10, climb: 10, hide: 14, listen: 6, spot: 7, swim: 10 },
  feats: ['alertness', 'weapon-finesse'],
  traits: ['disease', 'scent'],
  natural: [{ name: 'swarm', damage: '1d6' }],
  special: ['disease filth-fever fort dc12', 'distraction fort dc12', 'half-damage-from-weapons'],
} satisfies Creature;

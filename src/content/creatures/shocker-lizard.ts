import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '2d10+2',
  size: 'small',
  shape: 'long',
  speed: { land: 40, climb: 20, swim: 20 },
  abilities: { str: 10, dex: 15, con: 13, int: 2, wis: 12, cha: 6 },
  ac: { natural: 3 },
  skills: { climb: 11, hide: 11, jump: 7, listen: 4, spot: 4, swim: 10 },
  feats: ['improved-initiative'],
  traits: ['immune-electricity', 'stability'],
  natural: [{ name: 'bite', damage: '1d4' }],
  special: ['stunning-shock 2d8 electricity reflex dc12', 'electricity-sense'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1 / 3,
  hitDice: '1d8+1',
  goodSaves: ['fort', 'ref', 'will'],
  size: 'small',
  shape: 'long',
  speed: { land: 40, climb: 20 },
  abilities: { str: 10, dex: 17, con: 12, int: 1, wis: 12, cha: 4 },
  ac: { natural: 1 },
  skills: { climb: 11, hide: 8, listen: 4, 'move-silently': 4, spot: 4, swim: 11 },
  feats: ['alertness', 'weapon-finesse'],
  traits: ['disease', 'scent', 'stability'],
  natural: [{ name: 'bite', damage: '1d4' }],
  special: ['disease filth-fever fort dc11'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'monstrous-humanoid',
  alignment: 'CE',
  challengeRating: 5,
  hitDice: '9d8+9',
  size: 'medium',
  speed: { land: 30, swim: 30 },
  abilities: { str: 19, dex: 12, con: 12, int: 13, wis: 13, cha: 14 },
  ac: { natural: 11 },
  skills: { concentration: 7, craft: 7, hide: 9, listen: 11, spot: 11, swim: 12 },
  feats: ['alertness', 'blind-fight', 'combat-casting', 'great-fortitude'],
  sr: 18,
  natural: [{ name: 'claw', damage: '1d4', count: 2 }],
  special: ['weakness 2d4 str fort dc16', 'mimicry'],
} satisfies Creature;

import type { Creature } from '../creature';

export default {
  type: 'monstrous-humanoid',
  alignment: 'CE',
  challengeRating: 4,
  hitDice: '7d8',
  size: 'medium',
  speed: { land: 20, fly: 80 },
  abilities: { str: 10, dex: 15, con: 10, int: 7, wis: 12, cha: 17 },
  ac: { natural: 1 },
  skills: { bluff: 11, intimidate: 7, listen: 7, perform: 5, spot: 3 },
  feats: ['dodge', 'flyby-attack', 'persuasive'],
  hands: ['club'],
  natural: [{ name: 'claw', damage: '1d3', count: 2 }],
  special: ['captivating-song will dc16'],
} satisfies Creature;

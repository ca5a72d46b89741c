import type { Creature } from '../creature';

export default {
  type: 'monstrous-humanoid',
  alignment: 'NG',
  challengeRating: 3,
  hitDice: '4d8+8',
  size: 'large',
  shape: 'long',
  speed: 50,
  abilities: { str: 18, dex: 14, con: 15, int: 8, wis: 13, cha: 11 },
  ac: { natural: 3 },
  skills: { listen: 3, 'move-silently': 4, spot: 3, survival: 2 },
  feats: ['dodge', 'weapon-focus-hoof'],
  traits: ['stability'],
  hands: ['longsword/2'],
  carried: [{ name: 'composite-longbow', strength: 4 }],
  natural: [{ name: 'hoof', damage: '1d6', count: 2 }],
} satisfies Creature;

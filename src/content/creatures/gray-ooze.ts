import type { Creature } from '../creature';

export default {
  type: 'ooze',
  alignment: 'N',
  challengeRating: 4,
  hitDice: '3d10+15',
  size: 'medium',
  shape: 'long',
  speed: 10,
  abilities: { str: 12, dex: 1, con: 21, int: null, wis: 1, cha: 1 },
  traits: ['immune-cold', 'immune-fire', 'improved-grab'],
  natural: [{ name: 'slam', damage: '1d6', extra: '1d6' }],
  special: ['corrosion reflex dc16', 'constrict 1d6+1'],
} satisfies Creature;

import type { StatBlock } from '../stat-block';

/** SRD: ogre, Large giant; speed 40 ft, 30 in its hide armour. */
export default {
  size: 'large',
  shape: 'tall',
  speed: 30,
  bab: 3,
  level: 4,
  abilities: { str: 21, dex: 8, con: 15, int: 6, wis: 10, cha: 7 },
  hp: 29,
  armor: 'hide',
  ac: { natural: 5 },
  saves: { fort: 4, ref: 1, will: 1 },
  skills: { climb: 5, listen: 2, spot: 2 },
  feats: ['toughness', 'weapon-focus-greatclub'],
  traits: ['giant', 'darkvision', 'low-light-vision'],
  hands: ['greatclub'],
  carried: ['javelin'],
} satisfies StatBlock;

import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'LE',
  challengeRating: 5,
  hitDice: '6d10+24',
  size: 'large',
  shape: 'long',
  speed: { land: 30, fly: 50 },
  abilities: { str: 20, dex: 15, con: 19, int: 7, wis: 12, cha: 9 },
  ac: { natural: 6 },
  skills: { listen: 5, spot: 9, survival: 1 },
  feats: ['flyby-attack', 'multiattack', 'track', 'weapon-focus-spike'],
  traits: ['scent', 'stability'],
  carried: [{ name: 'spike', damage: '1d8', crit: '19-20/x2', kind: 'ranged', range: 180, type: 'piercing' }],
  natural: [
    { name: 'claw', damage: '2d4', count: 2 },
    { name: 'bite', damage: '1d8', secondary: true },
  ],
  special: ['spikes 6'],
} satisfies Creature;

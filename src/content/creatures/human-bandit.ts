import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['human'],
  alignment: 'CN',
  challengeRating: 2,
  hitDice: '2d6+2',
  classes: { rogue: 2 },
  size: 'medium',
  speed: 30,
  abilities: { str: 12, dex: 15, con: 12, int: 10, wis: 10, cha: 10 },
  armor: 'leather',
  skills: { climb: 6, hide: 7, listen: 5, 'move-silently': 7, spot: 5, tumble: 7 },
  feats: ['improved-initiative', 'weapon-finesse'],
  traits: ['evasion', 'sneak-attack-1d6', 'trapfinding'],
  hands: ['short-sword'],
  carried: ['shortbow'],
} satisfies Creature;

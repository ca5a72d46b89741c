import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['baatezu', 'evil', 'extraplanar', 'lawful'],
  alignment: 'LE',
  challengeRating: 5,
  hitDice: '6d8+18',
  size: 'medium',
  speed: 40,
  abilities: { str: 15, dex: 15, con: 17, int: 6, wis: 10, cha: 10 },
  ac: { natural: 7 },
  skills: { climb: 11, diplomacy: 2, hide: 11, listen: 9, 'move-silently': 9, 'sense-motive': 9, spot: 9 },
  feats: ['improved-initiative', 'power-attack', 'weapon-focus-glaive'],
  traits: ['immune-fire', 'see-in-darkness'],
  resist: { dr: '5/silver or good', acid: 10, cold: 10 },
  sr: 17,
  hands: ['glaive'],
  natural: [{ name: 'claw', damage: '1d6', count: 2 }],
  special: ['infernal-wound', 'battle-frenzy', 'spell-like-abilities', 'summon-devil', 'telepathy 100ft'],
} satisfies Creature;

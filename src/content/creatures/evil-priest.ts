import type { Creature } from '../creature';
import { spellAt } from '../spells';

export default {
  type: 'humanoid',
  subtypes: ['human'],
  alignment: 'NE',
  challengeRating: 5,
  hitDice: '5d8+10',
  classes: { cleric: 5 },
  size: 'medium',
  speed: 20,
  abilities: { str: 14, dex: 10, con: 14, int: 10, wis: 17, cha: 12 },
  armor: 'scale-mail',
  shield: 'buckler',
  skills: { concentration: 10, knowledge: 5, spellcraft: 5 },
  feats: ['combat-casting', 'improved-initiative', 'weapon-focus-heavy-mace'],
  hands: ['heavy-mace'],
  carried: ['light-crossbow'],
  worn: ['holy-symbol'],
  casterLevel: 5,
  spells: [
    { ...spellAt('bane', 5), count: 1 },
    { ...spellAt('cause-fear', 5), count: 1 },
    { ...spellAt('inflict-light-wounds', 5), count: 2 },
    { ...spellAt('hold-person', 5), count: 2 },
    { ...spellAt('spiritual-weapon', 5), count: 1 },
    { ...spellAt('bestow-curse', 5), count: 1 },
    { ...spellAt('prayer', 5), count: 1 },
  ],
} satisfies Creature;

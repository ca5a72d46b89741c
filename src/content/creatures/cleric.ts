import type { Creature } from '../creature';
import { spellAt } from '../spells';

/** A human cleric of 4th level with mace and buckler: a hand stays free for gestures (SPELL-7). */
export default {
  name: 'Osgar Brell',
  type: 'humanoid',
  subtypes: ['human'],
  alignment: 'LG',
  challengeRating: 4,
  hitDice: '4d8+8',
  classes: { cleric: 4 },
  race: 'human',
  speed: 20,
  abilities: { str: 13, dex: 10, con: 14, int: 8, wis: 16, cha: 12 },
  hp: 29,
  armor: 'chainmail',
  shield: 'buckler',
  skills: { concentration: 9, heal: 10 },
  feats: ['combat-casting', 'improved-initiative', 'weapon-focus-heavy-mace'],
  traits: ['turn-undead'],
  hands: ['heavy-mace'],
  carried: ['light-crossbow', 'potion'],
  worn: ['holy-symbol'],
  casterLevel: 4,
  spells: [
    { ...spellAt('bless', 4), count: 1 },
    { ...spellAt('cure-light-wounds', 4), count: 3 },
    { ...spellAt('shield-of-faith', 4), count: 1 },
    { ...spellAt('cure-moderate-wounds', 4), count: 2 },
    { ...spellAt('hold-person', 4), count: 1 },
    { ...spellAt('sound-burst', 4), count: 1 },
  ],
} satisfies Creature;

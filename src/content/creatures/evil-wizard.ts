import type { Creature } from '../creature';
import { spellAt } from '../spells';

export default {
  type: 'humanoid',
  subtypes: ['human'],
  alignment: 'LE',
  challengeRating: 7,
  hitDice: '7d4+17',
  classes: { wizard: 7 },
  size: 'medium',
  speed: 30,
  abilities: { str: 8, dex: 14, con: 14, int: 18, wis: 12, cha: 10 },
  skills: { concentration: 12, knowledge: 14, spellcraft: 16 },
  feats: ['combat-casting', 'dodge', 'improved-initiative', 'toughness'],
  hands: ['dagger'],
  carried: ['quarterstaff'],
  worn: ['spell-component-pouch'],
  casterLevel: 7,
  spells: [
    { ...spellAt('daze', 7, 4), count: 4 },
    { ...spellAt('mage-armor', 7, 4), count: 1 },
    { ...spellAt('magic-missile', 7, 4), count: 2 },
    { ...spellAt('ray-of-enfeeblement', 7, 4), count: 2 },
    { ...spellAt('mirror-image', 7, 4), count: 1 },
    { ...spellAt('scorching-ray', 7, 4), count: 2 },
    { ...spellAt('web', 7, 4), count: 1 },
    { ...spellAt('fireball', 7, 4), count: 2 },
    { ...spellAt('haste', 7, 4), count: 1 },
    { ...spellAt('black-tentacles', 7, 4), count: 1 },
    { ...spellAt('ice-storm', 7, 4), count: 1 },
  ],
} satisfies Creature;

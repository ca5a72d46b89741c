import type { Creature } from '../creature';

/** A human fighter of 4th level who keeps foes at the length of a longspear. */
export default {
  name: 'Hadra Venn',
  type: 'humanoid',
  subtypes: ['human'],
  alignment: 'NG',
  challengeRating: 4,
  hitDice: '4d10+4',
  classes: { fighter: 4 },
  race: 'human',
  speed: 30,
  abilities: { str: 16, dex: 14, con: 13, int: 10, wis: 12, cha: 8 },
  hp: 30,
  armor: 'chain-shirt',
  skills: { climb: 8, jump: 8, ride: 9 },
  feats: [
    'cleave',
    'combat-reflexes',
    'improved-initiative',
    'power-attack',
    'weapon-focus-longspear',
    'weapon-specialization-longspear',
  ],
  hands: ['longspear'],
  carried: ['longsword', 'dagger', 'potion'],
} satisfies Creature;

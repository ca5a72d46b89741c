/** What a line of a stat block is about. `noted`: known, and of no use on the board. */
export const LABELS = [
  'size-type',
  'hit-dice',
  'hit-points',
  'initiative',
  'senses',
  'speed',
  'armor-class',
  'base-attack',
  'grapple',
  'base-attack-grapple',
  'attack',
  'full-attack',
  'damage',
  'melee',
  'ranged',
  'space',
  'reach',
  'space-reach',
  'special-attacks',
  'attack-options',
  'special-qualities',
  'saves',
  'abilities',
  'skills',
  'feats',
  'epic-feats',
  'skills-feats',
  'challenge-rating',
  'immune',
  'resist',
  'spell-resistance',
  'damage-reduction',
  'noted',
] as const;
export type Label = (typeof LABELS)[number];

type Words = Readonly<Partial<Record<Label, readonly string[]>>>;

const NOTED = [
  'environment',
  'climate/terrain',
  'climate / terrain',
  'organization',
  'treasure',
  'alignment',
  'advancement',
  'advancement range',
  'level adjustment',
  'possessions',
  'languages',
  'language',
  'combat gear',
  'gear',
  'equipment',
  'spells prepared',
  'spells known',
  'spell-like abilities',
  'aura',
  'weakness',
  'weaknesses',
  'vulnerability',
  'vulnerable',
  'spellbook',
  'special actions',
  'challenge ratings',
];

/** The long form: every label has a colon. */
const LONG: Words = {
  'size-type': ['size/type', 'size / type', 'size and type', 'type'],
  'hit-dice': ['hit dice', 'hit die', 'hd', 'hit dice (hp)', 'hit dice (hd)'],
  'hit-points': ['hit points', 'hit points (hp)', 'hp'],
  initiative: ['initiative', 'init'],
  senses: ['senses'],
  speed: ['speed', 'spd'],
  'armor-class': ['armor class', 'armour class', 'armor class (ac)', 'ac'],
  'base-attack-grapple': [
    'base attack/grapple',
    'base attack / grapple',
    'bab/grapple',
    'bab/grp',
    'base atk/grapple',
    'base atk/grp',
  ],
  'base-attack': ['base attack bonus', 'base attack', 'base atk', 'bab'],
  grapple: ['grapple', 'grp'],
  attack: ['attack', 'single attack', 'atk'],
  'full-attack': ['full attack', 'full attacks', 'attacks', 'full atk'],
  damage: ['damage'],
  melee: ['melee'],
  ranged: ['ranged'],
  'space-reach': ['space/reach', 'space / reach', 'face/reach', 'face / reach'],
  space: ['space', 'face'],
  reach: ['reach'],
  'special-attacks': ['special attacks', 'special attack', 'sa'],
  'special-qualities': ['special qualities', 'special quality', 'sq'],
  saves: ['saves', 'saving throws', 'save', 'sv'],
  abilities: ['abilities', 'ability scores', 'ability'],
  skills: ['skills', 'skill'],
  feats: ['feats', 'feat'],
  'epic-feats': ['epic feats', 'epic feat'],
  'skills-feats': ['skills and feats'],
  'challenge-rating': ['challenge rating', 'challenge rating (cr)', 'cr'],
  immune: ['immune', 'immunities'],
  resist: ['resist', 'resistances'],
  'spell-resistance': ['spell resistance', 'sr'],
  'damage-reduction': ['damage reduction', 'dr'],
  noted: NOTED,
};

/** Later books and adventures: a key and its value, the colon left out. */
const SHORT: Words = {
  'challenge-rating': ['CR'],
  'hit-dice': ['HD'],
  'hit-points': ['hp'],
  initiative: ['Init', 'Initiative'],
  senses: ['Senses'],
  speed: ['Speed', 'Spd'],
  'armor-class': ['AC'],
  'base-attack-grapple': ['Base Atk/Grp', 'BAB/Grp', 'Base Attack/Grapple', 'Base Atk/Grapple'],
  'base-attack': ['Base Atk', 'Base Attack', 'BAB'],
  grapple: ['Grp', 'Grapple'],
  attack: ['Atk', 'Attack', 'Single Attack'],
  'full-attack': ['Full Atk', 'Full Attack'],
  melee: ['Melee'],
  ranged: ['Ranged'],
  'space-reach': ['Space/Reach', 'Face/Reach'],
  space: ['Space'],
  reach: ['Reach'],
  'special-attacks': ['Special Attacks', 'Special Attack', 'Special Atk', 'SA'],
  'attack-options': ['Atk Options', 'Attack Options'],
  'special-qualities': ['SQ', 'Special Qualities', 'Special Quality'],
  saves: ['SV', 'Saves', 'Save'],
  abilities: ['Abilities', 'Ability Scores'],
  skills: ['Skills'],
  feats: ['Feats'],
  'epic-feats': ['Epic Feats'],
  'skills-feats': ['Skills and Feats', 'Skills & Feats'],
  immune: ['Immune', 'Immunities'],
  resist: ['Resist', 'Resistances', 'Resistance'],
  'spell-resistance': ['SR'],
  'damage-reduction': ['DR'],
  noted: [
    'AL',
    'Special Actions',
    'Alignment',
    'Languages',
    'Combat Gear',
    'Possessions',
    'Aura',
    'Weakness',
    'Vulnerability',
    'Spells Prepared',
    'Spells Known',
    'Spell-Like Abilities',
    'Environment',
    'Organization',
    'Treasure',
    'Advancement',
    'Level Adjustment',
    'Gear',
    'Equipment',
    'Domains',
    'Deity',
    'Turn Undead',
    'Defense',
    'Offense',
    'Statistics',
    'Tactics',
    'Ecology',
    'CMB',
    'CMD',
    'Racial Modifiers',
  ],
};

interface Vocabulary {
  readonly pattern: string;
  readonly label: (words: string) => Label;
}
export const LONG_WORDS = vocabulary(LONG);
export const SHORT_WORDS = vocabulary(SHORT);

function vocabulary(words: Words): Vocabulary {
  const known = new Map<string, Label>();
  for (const label of LABELS) for (const word of words[label] ?? []) known.set(word.toLowerCase(), label);
  const longest = [...known.keys()].sort((a, b) => b.length - a.length);
  const pattern = longest
    .map((word) =>
      word
        .replace(/[()]/g, '\\$&')
        .replace(/ ?\/ ?/g, '\\s*/\\s*')
        .replaceAll(' ', '\\s+'),
    )
    .join('|');
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/ ?\/ ?/g, '/')
      .trim();
  return { pattern, label: (text) => known.get(plain(text)) ?? 'noted' };
}

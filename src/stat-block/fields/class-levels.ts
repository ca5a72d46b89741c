const CLASSES: Readonly<Record<string, string>> = {
  barbarian: 'barbarian',
  bbn: 'barbarian',
  bard: 'bard',
  brd: 'bard',
  cleric: 'cleric',
  clr: 'cleric',
  druid: 'druid',
  drd: 'druid',
  fighter: 'fighter',
  ftr: 'fighter',
  monk: 'monk',
  mnk: 'monk',
  paladin: 'paladin',
  pal: 'paladin',
  ranger: 'ranger',
  rgr: 'ranger',
  rogue: 'rogue',
  rog: 'rogue',
  sorcerer: 'sorcerer',
  sor: 'sorcerer',
  wizard: 'wizard',
  wiz: 'wizard',
  adept: 'adept',
  adp: 'adept',
  aristocrat: 'aristocrat',
  ari: 'aristocrat',
  commoner: 'commoner',
  com: 'commoner',
  expert: 'expert',
  exp: 'expert',
  warrior: 'warrior',
  war: 'warrior',
  assassin: 'assassin',
  asn: 'assassin',
  blackguard: 'blackguard',
  blk: 'blackguard',
};
/** A first level of these is what a plain creature of its kind has. */
const PLAIN = new Set(['warrior', 'commoner', 'expert', 'adept', 'aristocrat']);
const WORD = Object.keys(CLASSES)
  .sort((a, b) => b.length - a.length)
  .join('|');
const ORDINAL = new RegExp(`(\\d+)(?:st|nd|rd|th)[-\\s]+level\\s+(?:\\p{L}+\\s+)?(${WORD})\\b`, 'giu');
/** `Ftr3`, `Wizard 11th Level`. */
const FIGURE = new RegExp(`\\b(${WORD})\\s*(\\d+)(?:(?:st|nd|rd|th)[-\\s]+level)?\\b`, 'gi');

export interface ClassLevel {
  readonly class: string;
  readonly level: number;
}

/** `4th-Level Barbarian`, `male orc Ftr3/Rog1`: levels by class. The single warrior's level of an ordinary creature is none. */
export function classLevels(text: string): ClassLevel[] {
  const found = [
    ...[...text.matchAll(ORDINAL)].map(([, level, name = '']) => ({
      class: CLASSES[name.toLowerCase()] ?? name,
      level: Number(level),
    })),
    ...[...text.matchAll(FIGURE)].map(([, name = '', level]) => ({
      class: CLASSES[name.toLowerCase()] ?? name,
      level: Number(level),
    })),
  ];
  return found.length === 1 && found.every((it) => it.level === 1 && PLAIN.has(it.class)) ? [] : found;
}

import { depths } from '../part';
import { type Mapped, replace } from './mapped';

/** Fewer keys inside lines are words of sentences. */
const FEWEST_KEYS = 5;
/** Keys of the later books with what stands behind them; each begins a line there. */
const KEYS = [
  'Init [+-]?\\d',
  'Senses \\p{Ll}',
  'Senses Listen',
  'AC \\d+, touch',
  'hp [\\d,]+ (?:each )?\\(',
  'Fort [+-]\\d',
  '(?:Speed|Spd) (?:\\d+ ft|fly|swim|burrow)',
  '(?:Melee|Ranged) [+\\d\\p{Ll}]',
  'Space [\\d/-]+ ft',
  'Base Atk [+-]\\d',
  'Abilities Str',
  'SR \\d',
  'DR \\d',
  '(?:Languages|Feats|Skills|Possessions|Combat Gear|Spellbook|Aura) [+\\d\\p{L}]',
  '(?:Atk Options|Special Atk|Special Attacks|Special Actions|SQ|SA|Immune|Resist|Weakness) [+\\d\\p{L}]',
].join('|');
const KEY = new RegExp(`(?<=[^\\s;,.:] | \\.|\\. |\\) ?|[\\p{Ll}\\d)—.])(?=(?:${KEYS}))`, 'gu');
const SIZE = 'Fine|Diminutive|Tiny|Small|Medium|Large|Huge|Gargantuan|Colossal';
const KIND = new RegExp(
  `(?<=\\S) (?=(?:(?:Always|Usually|Often) )?(?:[LNC][GNE]|N) (?:${SIZE}) \\p{L})|(?<=\\bCR [\\d/]+) (?=\\p{L})`,
  'gu',
);

const TYPE =
  'Aberration|Animal|Construct|Dragon|Elemental|Fey|Giant|Humanoid|Magical Beast|Monstrous|Ooze|Outsider|Plant|Undead|Vermin';
const LABELS = [
  'Hit Dice|Initiative|Speed|Armor Class|Base Attack(?:/Grapple)?|Attack|Full Attack|Space/Reach|Special Attacks|Special Qualities',
  'Saves|Abilities|Skills|Feats|Environment|Organization|Challenge Rating|Treasure|Alignment|Advancement|Level Adjustment|Size/Type',
].join('|');
/** A label that follows a word or a figure without any space, and a kind that follows a name so. */
const GLUED = new RegExp(
  `(?<=[\\p{Ll}\\d)—*]| B)(?=(?:${LABELS})[ \\t]*:(?:\\s|$))|(?<=\\p{L})(?=(?:${SIZE}) (?:${TYPE})\\b)|(?<=\\bCR[ \\t]+\\d{1,2})(?=(?:[LNC][GNE]|N) (?:${SIZE}) \\p{Ll})`,
  'gu',
);

/** Lines that have run together without a space: apart again. */
export const withoutGlue = (text: Mapped): Mapped => replace(replace(text, GLUED, '\n'), CLOSE, ' ');
/** `Speed:30 ft.` */
const CLOSE = new RegExp(`(?<=^[ \\t]*(?:${LABELS}):)(?=\\d)`, 'gm');

/** Keys that begin lines. */
const LINE_KEYS = /^[ \t]*(?:Init|AC|Fort|Speed|Melee|Base Atk|Abilities)\b/gm;

/** A block of the later books that has lost the ends of its lines: each key on its own line again. Any other text stays. */
export function withKeyLines(text: Mapped): Mapped {
  const deep = depths(text.text);
  const places = new Set(
    [...text.text.matchAll(KEY)].map(({ index }) => index).filter((index) => (deep[index] ?? 0) === 0),
  );
  const known = text.text.match(LINE_KEYS)?.length ?? 0;
  if (places.size === 0 || places.size + known < FEWEST_KEYS) return text;
  const keys = replace(text, KEY, ({ index = 0 }) => (places.has(index) ? '\n' : ''));
  return replace(keys, KIND, '\n');
}

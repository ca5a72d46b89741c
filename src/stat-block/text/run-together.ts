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
const KEY = new RegExp(`(?<=[^\\s;,.:] | \\.|\\. |\\) ?)(?=(?:${KEYS}))`, 'gu');
const SIZE = 'Fine|Diminutive|Tiny|Small|Medium|Large|Huge|Gargantuan|Colossal';
const KIND = new RegExp(
  `(?<=\\S) (?=(?:(?:Always|Usually|Often) )?(?:[LNC][GNE]|N) (?:${SIZE}) \\p{L})|(?<=\\bCR [\\d/]+) (?=\\p{L})`,
  'gu',
);

/** A block of the later books that has lost the ends of its lines: each key on its own line again. Any other text stays. */
export function withKeyLines(text: Mapped): Mapped {
  const deep = depths(text.text);
  const places = new Set(
    [...text.text.matchAll(KEY)].map(({ index }) => index).filter((index) => (deep[index] ?? 0) === 0),
  );
  if (places.size < FEWEST_KEYS) return text;
  const keys = replace(text, KEY, ({ index = 0 }) => (places.has(index) ? '\n' : ''));
  return replace(keys, KIND, '\n');
}

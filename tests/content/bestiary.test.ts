import { describe, expect, test } from 'vitest';
import { bestiary } from '../../src/content/bestiary';
import { findEntry } from '../../src/content/creatures';
import { diceCount, hitDiceOf } from '../../src/content/hit-dice';
import { TYPES } from '../../src/content/training';
import { reckon } from './bestiary-sums';
import { DIFFERENCES } from './srd-differences';
import { FIELDS, srdLines } from './srd-line';

const lines = srdLines();

test('every creature has its line, and every line its creature', () => {
  expect(lines.map(({ id }) => id).sort()).toEqual(bestiary.map(({ id }) => id).sort());
  expect(Object.keys(DIFFERENCES).filter((id) => !lines.some((line) => line.id === id))).toEqual([]);
});

describe.each(lines)('$id', (line) => {
  test('comes out of its parts as the SRD prints it, or the difference is named', () => {
    const ours = reckon(line.id, line);
    const found = FIELDS.filter((field) => ours[field] !== line[field]).map((field) => [field, ours[field]]);
    const named = Object.entries(DIFFERENCES[line.id] ?? {}).map(([field, it]) => [field, it.ours]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(named));
  });

  test('has hit dice of its type, and their bonus by Constitution, size and Toughness', () => {
    const entry = findEntry(line.id);
    if (entry === null) throw new Error(`no entry ${line.id}`);
    const { dice, bonus } = hitDiceOf(entry.hitDice);
    const levels = Object.values(entry.classes ?? {}).reduce((sum, level) => sum + level, 0);
    const racial = diceCount({ dice, bonus }) - levels;
    if (racial > 0) expect(dice[0]?.sides).toBe(TYPES[entry.type].sides);
    expect(DIFFERENCES[line.id]?.hitDice ? null : bonus).toBe(
      DIFFERENCES[line.id]?.hitDice ? null : bonusOf(line.id),
    );
  });
});

/** Points of a construct's size. */
const CONSTRUCT = { small: 10, medium: 20, large: 30, huge: 40, gargantuan: 60, colossal: 80 } as const;

/** What Constitution, Toughness and the size of a construct add to the hit dice of an entry. */
function bonusOf(id: string): number {
  const entry = findEntry(id);
  if (entry === null) return 0;
  const { abilities, hitDice, feats = [], type, size } = entry;
  const count = diceCount(hitDiceOf(hitDice));
  const con = abilities?.con ?? 10;
  const tough = 3 * feats.filter((it) => it === 'toughness').length;
  const body =
    type === 'construct' && size !== undefined && size in CONSTRUCT
      ? CONSTRUCT[size as keyof typeof CONSTRUCT]
      : 0;
  return Math.max(1, Math.floor(count)) * Math.floor((con - 10) / 2) + tough + body;
}

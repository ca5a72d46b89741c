import type { Query } from '../../engine/contract';
import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { type Json, type JsonRecord, MODIFIER_TYPES, type Modifier } from '../../engine/state';
import { isAttackRoll, NO_MODIFIERS } from '../effects-common';
import { veil } from '../veiling-spells';

const TYPES: ReadonlySet<string> = new Set(MODIFIER_TYPES);
const isType = (word: string): word is Modifier['type'] => TYPES.has(word);
const isRecord = (value: Json): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `armor-class` stands as `armorClass` in the data. */
const keyOf = (query: Query): string =>
  isAttackRoll(query) ? 'attack' : query.stat.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A bonus of any origin (a spell, an item): `data` has its `name` and what it adds, by the number concerned (`armorClass`, `attack`,
 * `damage`, `save`, `ability` …): a number, or values by bonus type (`deflection`), or by detail (`will`, `str`).
 */
export default defineEffect({
  id: 'bonus',
  kind: 'stance',
  clause: 'X-GEN-4',
  modifiers(query, { data }) {
    const adds = data[keyOf(query)];
    const source = typeof data['name'] === 'string' ? data['name'] : 'stance.bonus';
    if (typeof adds === 'number') return [modifier('untyped', adds, source)];
    if (adds === undefined || !isRecord(adds))
      return query.stat === 'miss-chance' ? veil(data['name']) : NO_MODIFIERS;
    return Object.entries(adds).flatMap(([key, value]) => {
      if (typeof value !== 'number') return [];
      if (isType(key)) return [modifier(key, value, source)];
      return key === query.detail ? [modifier('untyped', value, source)] : [];
    });
  },
});

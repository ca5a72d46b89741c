import { componentsOf, grown, rangeAt, type SpellRow } from './spell-row';
import { LOW_SPELLS } from './spells/level-0-1';
import { SECOND_SPELLS } from './spells/level-2';
import { MIDDLE_SPELLS } from './spells/level-3-4';
import { HIGH_SPELLS } from './spells/level-5-9';
import type { SpellBlock } from './stat-block';

const ROWS = { ...LOW_SPELLS, ...SECOND_SPELLS, ...MIDDLE_SPELLS, ...HIGH_SPELLS } as const;
export type SpellId = keyof typeof ROWS;
const BY_ID: ReadonlyMap<string, SpellRow> = new Map(Object.entries(ROWS));

/** Ids of the SRD's spells that there are figures of, by level. */
export const spellIds: readonly string[] = [...BY_ID.keys()];

export const isSpellId = (id: string): id is SpellId => BY_ID.has(id);

/** The lowest level at which a class of the SRD has the spell. */
export const spellLevel = (id: SpellId): number => ROWS[id][0];

/**
 * An SRD spell as a caster of this level casts it: dice and durations with the SRD's caps, range in feet, and the DC of its save
 * (10 + spell level + `ability`, the modifier of the score that the caster casts with).
 */
export function spellAt(id: SpellId, casterLevel: number, ability = 3): SpellBlock {
  const row: SpellRow = ROWS[id];
  const [level, components, range, { time = 'standard', ...details } = {}] = row;
  const feet = rangeAt(range, casterLevel);
  const { damage, heal, duration } = details;
  return {
    name: id.replaceAll('-', ' '),
    level,
    time,
    components: componentsOf(components),
    ...details,
    ...(damage === undefined ? {} : { damage: grown(damage, casterLevel) }),
    ...(heal === undefined ? {} : { heal: grown(heal, casterLevel) }),
    ...(duration === undefined ? {} : { duration: grown(duration, casterLevel) }),
    ...(details.save === undefined ? {} : { dc: 10 + level + ability }),
    ...(feet === null ? {} : { range: feet }),
  };
}

const USUAL_LEVEL = 4;

/** Every spell as a 4th-level caster casts it, or the lowest that can, with an ability modifier of +3. */
export const SPELLS: Readonly<Record<string, SpellBlock>> = Object.fromEntries(
  spellIds.filter(isSpellId).map((id) => [id, spellAt(id, Math.max(USUAL_LEVEL, lowestCaster(id)))]),
);

/** The lowest caster level at which a spell of this level is cast (a wizard's: 1, 3, 5 …). */
export function lowestCaster(id: SpellId): number {
  return Math.max(1, 2 * spellLevel(id) - 1);
}

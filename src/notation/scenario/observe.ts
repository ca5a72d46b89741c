import type { Outcome, View } from '../../engine/contract';
import type { GameEvent } from '../../engine/events';
import type { Encounter, JsonRecord } from '../../engine/state';
import { report } from '../../rules/report';

/** What `expect` can check of the fight as it stands, combatants aside. */
export function observeFight({ round, phase, current, order, decisions }: Encounter): JsonRecord {
  const pending = decisions.map(({ kind, by, on, because }) => ({ kind, by, on, because }));
  return { round, phase, current, order, pending };
}

/** What `expect` can check of every combatant. */
export const observeCombatants = (view: View): JsonRecord =>
  Object.fromEntries(Object.keys(view.encounter.combatants).map((key) => [key, json(report(view, key))]));

/** A report is plain JSON; its interface only does not say so to the compiler. */
const json = (value: object): JsonRecord => value as JsonRecord;

/** What a command brought about: attacks, checks and saves in order, whom it gave an opportunity, what became of a spell. */
export function observeOutcome(outcome: Outcome): JsonRecord {
  const events = outcome.ok ? outcome.events : [];
  const checks = events.flatMap((event) => (event.type === 'checked' ? [event] : []));
  const spells = events.flatMap((event) => (event.type === 'spellCast' ? [event.outcome] : []));
  return {
    rejected: outcome.ok ? false : outcome.refusal.code,
    provokes: events.flatMap((event) => (event.type === 'provoked' ? [...event.by] : [])),
    attacks: events.flatMap((event) => (event.type === 'attacked' ? [attackOf(event)] : [])),
    checks: checks.filter(({ save }) => !save).map(checkOf),
    saves: checks.filter(({ save }) => save).map(checkOf),
    cast: spells.at(-1) ?? null,
  };
}

type Attacked = Extract<GameEvent, { type: 'attacked' }>;
type Checked = Extract<GameEvent, { type: 'checked' }>;

const attackOf = ({
  by,
  on,
  roll,
  total,
  armorClass,
  result,
  damage,
  bonus,
  weapon,
}: Attacked): JsonRecord => ({
  by,
  on,
  roll,
  total,
  ac: armorClass,
  result,
  damage,
  bonus,
  weapon,
});

const checkOf = ({ who, kind, total, dc, passed }: Checked): JsonRecord => ({
  by: who,
  kind,
  total,
  dc,
  passed,
});

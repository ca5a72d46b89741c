import type { Combatant, Encounter } from '../engine/state';
import { RUNNING_KEYS, type Running, type RunningCombatant } from './schema/running';

/** The fight as it stands with what `running` says of it. */
export function resume(scene: Encounter, { combatants = {}, ...running }: Running): Encounter {
  const changed = Object.entries(scene.combatants).map(([id, who]) => [
    id,
    resumed(who, combatants[id] ?? {}),
  ]);
  return { ...scene, ...running, combatants: Object.fromEntries(changed) };
}

const resumed = (who: Combatant, { sheet, turn, ...told }: RunningCombatant): Combatant => ({
  ...who,
  ...told,
  sheet: { ...who.sheet, ...sheet },
  turn: { ...who.turn, ...turn },
});

/** What must be said beyond `scene` for it to become `encounter`; null where they are the same. Both must have the same combatants. */
export function runningOf(scene: Encounter, encounter: Encounter): Running | null {
  const changed = Object.values(encounter.combatants).flatMap((after) => {
    const before = scene.combatants[after.id];
    const told = before ? toldOf(before, after) : {};
    return isEmpty(told) ? [] : [[after.id, told] as const];
  });
  const running: Running = {
    ...difference(scene, encounter, RUNNING_KEYS),
    ...(changed.length > 0 ? { combatants: Object.fromEntries(changed) } : {}),
  };
  return isEmpty(running) ? null : running;
}

function toldOf(before: Combatant, after: Combatant): RunningCombatant {
  const state = keysOf(after).filter((key) => key !== 'id' && key !== 'sheet' && key !== 'turn');
  const told = difference(before, after, state);
  const sheet = difference(before.sheet, after.sheet, keysOf(after.sheet));
  const turn = difference(before.turn, after.turn, keysOf(after.turn));
  return { ...told, ...(isEmpty(sheet) ? {} : { sheet }), ...(isEmpty(turn) ? {} : { turn }) };
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;
const keysOf = <T extends object>(value: T): readonly (keyof T)[] => Object.keys(value) as (keyof T)[];

/** The keys of `after` whose values are others than before. */
function difference<T extends object, K extends keyof T>(
  before: T,
  after: T,
  keys: readonly K[],
): Partial<Pick<T, K>> {
  const changed = keys.filter((key) => !sameJson(before[key], after[key]));
  return Object.fromEntries(changed.map((key) => [key, after[key]])) as Partial<Pick<T, K>>;
}

/** Equal as JSON, whatever the order of keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return (
    left.size === right.size &&
    [...left].every(([key, value]) => right.has(key) && sameJson(value, right.get(key)))
  );
}

import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { ridersIn } from '../rules/holders';
import { lightOf } from '../rules/lighting';
import { perceiverOf } from '../rules/perception';
import { isSameScene, stirredSince } from '../rules/stirred';

/** Who may see or be seen otherwise than in an earlier state. */
export interface Stir {
  /** Those who have stirred, and whoever rides one of them: it is where its mount is. */
  readonly who: ReadonlySet<CombatantId>;
  /** One of the viewer's sides is among them. */
  readonly hasEyes: boolean;
}

/** One of those sides who perceives it; null: nobody, or there is no such combatant. */
export function perceiverIn(view: View, sides: readonly string[], who: Combatant | null): CombatantId | null {
  if (who === null) return null;
  if (sides.includes(who.side)) return who.id;
  const all = Object.values(view.encounter.combatants);
  for (const side of sides) {
    const by = perceiverOf(view, all, side, who);
    if (by !== null) return by.id;
  }
  return null;
}

/** Null: anybody may, for ground or lights are others, or it is not bright everywhere: then somebody else's torch matters. */
export function stirBetween(before: View, now: View, sides: readonly string[]): Stir | null {
  const [was, is] = [before.encounter, now.encounter];
  if (!isSameScene(was, is) || lightOf(before) !== null || lightOf(now) !== null) return null;
  const stirred = stirredSince(was, is);
  if (stirred.size === 0) return { who: stirred, hasEyes: false };
  const carried = ridersIn(now).filter((id) => {
    const mount = is.combatants[id]?.rides ?? null;
    return mount !== null && stirred.has(mount);
  });
  const who = carried.length === 0 ? stirred : new Set([...stirred, ...carried]);
  const isOfTheirs = (one: Combatant | undefined): boolean => one !== undefined && sides.includes(one.side);
  const hasEyes = [...who].some((id) => isOfTheirs(was.combatants[id]) || isOfTheirs(is.combatants[id]));
  return { who, hasEyes };
}

/** Whether an answer holds still: whoever has not stirred is perceived by whoever has not stirred, and by nobody if no eyes have. */
const holdsAfter = ({ who, hasEyes }: Stir, id: CombatantId, by: CombatantId | null): boolean =>
  !who.has(id) && (by === null ? !hasEyes : !who.has(by));

/** From so many states back answers are looked for; then they are brought together. */
const DEEPEST = 24;

/** By whom somebody is perceived in a state, as far as it was asked: one of the viewer's, or null for nobody. Its own are perceived by themselves. */
export class Perceivers {
  readonly #own: Map<CombatantId, CombatantId | null>;
  /** What is known of a state before it, and what has stirred since. */
  readonly #earlier: { readonly known: Perceivers; readonly stir: Stir; readonly depth: number } | null;

  constructor(
    own = new Map<CombatantId, CombatantId | null>(),
    earlier: { readonly known: Perceivers; readonly stir: Stir; readonly depth: number } | null = null,
  ) {
    this.#own = own;
    this.#earlier = earlier;
  }

  /** Undefined: it was not asked, or it does not hold any more. */
  get(id: CombatantId): CombatantId | null | undefined {
    const known = this.#own.get(id);
    if (known !== undefined || this.#earlier === null) return known;
    const by = this.#earlier.known.get(id);
    if (by === undefined || !holdsAfter(this.#earlier.stir, id, by)) return undefined;
    return by;
  }

  set(id: CombatantId, by: CombatantId | null): void {
    this.#own.set(id, by);
  }

  /** What of it holds in a later state. */
  after(stir: Stir): Perceivers {
    const depth = (this.#earlier?.depth ?? 0) + 1;
    return depth < DEEPEST
      ? new Perceivers(new Map(), { known: this, stir, depth })
      : new Perceivers(this.#holding(stir));
  }

  #holding(last: Stir): Map<CombatantId, CombatantId | null> {
    const stirred = new Set(last.who);
    let { hasEyes } = last;
    const late = new Set<CombatantId>();
    let first: Perceivers = this;
    for (; first.#earlier !== null; first = first.#earlier.known) {
      for (const id of first.#own.keys()) late.add(id);
      for (const id of first.#earlier.stir.who) stirred.add(id);
      hasEyes ||= first.#earlier.stir.hasEyes;
    }
    const all: Stir = { who: stirred, hasEyes };
    const made = new Map<CombatantId, CombatantId | null>();
    for (const [id, by] of first.#own) if (holdsAfter(all, id, by)) made.set(id, by);
    for (const id of late) {
      const by = this.get(id);
      if (by !== undefined && holdsAfter(last, id, by)) made.set(id, by);
      else made.delete(id);
    }
    return made;
  }
}

import type { Rules, View } from './contract';
import type { EventType } from './events';
import { followed } from './followed';
import type { Combatant, CombatantId } from './state';

/** Who listens to a kind of event: ids by their place in the table of combatants. */
type Listeners = Map<string, Map<number, CombatantId>>;

const NOBODY: readonly CombatantId[] = [];
const kinds = new WeakMap<Rules, ReadonlySet<string>>();

/** Kinds of event that any effect of these rules listens to. */
function kindsHeard(rules: Rules): ReadonlySet<string> {
  const known = kinds.get(rules);
  if (known) return known;
  const made = new Set([...rules.effects.values()].flatMap(({ on }) => Object.keys(on ?? {})));
  kinds.set(rules, made);
  return made;
}

const listeners = followed<Listeners, View>({
  build(all, view) {
    const made: Listeners = new Map();
    for (const [rank, who] of all.entries()) add(made, view, who, rank);
    return made;
  },
  replace(made, { before, after, rank }, view) {
    if (isEquallyAffected(before, after)) return;
    for (const ids of made.values()) ids.delete(rank);
    add(made, view, after, rank);
  },
});

/** Effects come from these three alone. */
const isEquallyAffected = (a: Combatant, b: Combatant): boolean =>
  a.effects === b.effects && a.sheet.feats === b.sheet.feats && a.sheet.traits === b.sheet.traits;

function add(made: Listeners, view: View, who: Combatant, rank: number): void {
  for (const { effect } of view.effectsOf(who))
    for (const type of Object.keys(effect.on ?? {})) {
      const ids = made.get(type) ?? new Map<number, CombatantId>();
      made.set(type, ids.set(rank, who.id));
    }
}

/** Who holds an effect that listens to this kind of event, in the order of the table. Most kinds have no listener at all. */
export function listenersOf(view: View, type: EventType): readonly CombatantId[] {
  if (!kindsHeard(view.rules).has(type)) return NOBODY;
  const found = listeners(view.encounter.combatants, view.rules, view).get(type);
  if (found === undefined || found.size === 0) return NOBODY;
  return [...found].sort(([a], [b]) => a - b).map(([, id]) => id);
}

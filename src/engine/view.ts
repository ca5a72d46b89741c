import type { ActiveEffect, Capability, Denial, Effect, Query, Regarding, Rules, View } from './contract';
import type { Combatant, CombatantId, Encounter, JsonRecord, Modifier } from './state';

const NOTHING: JsonRecord = {};
const NO_REGARD: Regarding = { opponent: null, attack: null };

/** Effects in force, by combatant. Combatants are never changed in place, so their identity is the key. */
const effectCaches = new WeakMap<Rules, WeakMap<Combatant, readonly ActiveEffect[]>>();

function cacheOf(rules: Rules): WeakMap<Combatant, readonly ActiveEffect[]> {
  const known = effectCaches.get(rules);
  if (known) return known;
  const cache = new WeakMap<Combatant, readonly ActiveEffect[]>();
  effectCaches.set(rules, cache);
  return cache;
}

/** The effect of this name: an id, or that of a chosen effect and what it was taken for (`weapon-focus-longsword`). */
function named(rules: Rules, name: string): { effect: Effect; data: JsonRecord } | null {
  const exact = rules.effects.get(name);
  if (exact) return { effect: exact, data: NOTHING };
  for (let end = name.lastIndexOf('-'); end > 0; end = name.lastIndexOf('-', end - 1)) {
    const effect = rules.effects.get(name.slice(0, end));
    if (effect?.chosen) return { effect, data: { choice: name.slice(end + 1) } };
  }
  return null;
}

function gather(rules: Rules, holder: Combatant): readonly ActiveEffect[] {
  const found: ActiveEffect[] = [];
  const conditions = new Set<string>();
  const add = (id: string, instance: ActiveEffect['held']['instance']): void => {
    const known = named(rules, id);
    if (!known) return;
    const { effect, data } = known;
    if (effect.kind === 'condition') {
      // X-GEN-6: a condition does not count twice.
      if (conditions.has(effect.id)) return;
      conditions.add(effect.id);
    }
    found.push({ effect, held: { holder, instance, data: instance?.data ?? data } });
    for (const implied of effect.implies ?? []) add(implied, null);
  };
  for (const id of holder.sheet.feats) add(id, null);
  for (const id of holder.sheet.traits) add(id, null);
  for (const instance of holder.effects) add(instance.id, instance);
  return found;
}

const denies = ({ effect, held }: ActiveEffect, what: Capability, about: Regarding, view: View): boolean => {
  const { denies: rule } = effect;
  if (!rule) return false;
  return typeof rule === 'function' ? rule(what, held, about, view) : rule.includes(what);
};

/** Answers questions about one encounter. */
export class EncounterView implements View {
  readonly rules: Rules;
  protected state: Encounter;

  constructor(rules: Rules, encounter: Encounter) {
    this.rules = rules;
    this.state = encounter;
  }
  get encounter(): Encounter {
    return this.state;
  }
  combatant(id: CombatantId): Combatant {
    const found = this.state.combatants[id];
    if (!found) throw new Error(`no combatant ${id}`);
    return found;
  }
  find(id: string): Combatant | null {
    return Object.hasOwn(this.state.combatants, id) ? (this.state.combatants[id] ?? null) : null;
  }
  effectsOf(who: Combatant): readonly ActiveEffect[] {
    const cache = cacheOf(this.rules);
    const known = cache.get(who);
    if (known) return known;
    const found = gather(this.rules, who);
    cache.set(who, found);
    return found;
  }
  has(who: Combatant, effect: string): boolean {
    return this.effectsOf(who).some((it) => it.effect.id === effect);
  }
  modifiers(query: Query): readonly Modifier[] {
    const found: Modifier[] = [];
    for (const { effect, held } of this.effectsOf(query.of)) {
      if (effect.modifiers) found.push(...effect.modifiers(query, held, this));
    }
    return found;
  }
  denials(who: Combatant, what: Capability, about: Regarding = NO_REGARD): readonly Denial[] {
    const active = this.effectsOf(who);
    return active
      .filter((it) => denies(it, what, about, this))
      .filter(({ effect }) => !this.permitted(active, effect, what, about))
      .map(({ effect }) => ({ effect: effect.id }));
  }
  can(who: Combatant, what: Capability, about: Regarding = NO_REGARD): boolean {
    return this.denials(who, what, about).length === 0;
  }
  private permitted(
    active: readonly ActiveEffect[],
    denier: Effect,
    what: Capability,
    about: Regarding,
  ): boolean {
    return active.some(({ effect, held }) => effect.permits?.(what, denier.id, held, about) ?? false);
  }
}

/** The questions one may ask of an encounter under these rules. */
export const viewOf = (rules: Rules, encounter: Encounter): View => new EncounterView(rules, encounter);

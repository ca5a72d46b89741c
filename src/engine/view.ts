import type { ActiveEffect, Capability, Denial, Effect, Query, Regarding, Rules, View } from './contract';
import type { Combatant, CombatantId, Encounter, JsonRecord, Modifier } from './state';

const NOTHING: JsonRecord = {};
const NO_REGARD: Regarding = { opponent: null, attack: null };

type Named = { readonly effect: Effect; readonly data: JsonRecord };

/** What is remembered under some rules. */
interface Remembered {
  /** Effects in force, by combatant. Combatants are never changed in place, so their identity is the key. */
  readonly effects: WeakMap<Combatant, readonly ActiveEffect[]>;
  /** What a name means; null: nothing. */
  readonly names: Map<string, Named | null>;
}
const remembered = new WeakMap<Rules, Remembered>();
/** Names come from outside as well, and must not pile up. */
const MOST_NAMES = 5000;

function rememberedOf(rules: Rules): Remembered {
  const known = remembered.get(rules);
  if (known) return known;
  const made: Remembered = { effects: new WeakMap(), names: new Map() };
  remembered.set(rules, made);
  return made;
}

function meaningOf(rules: Rules, names: Remembered['names'], name: string): Named | null {
  const known = names.get(name);
  if (known !== undefined) return known;
  const found = named(rules, name);
  if (names.size >= MOST_NAMES) names.clear();
  names.set(name, found);
  return found;
}

/** The effect of this name: an id, or that of a chosen effect and what it was taken for (`weapon-focus-longsword`). */
function named(rules: Rules, name: string): Named | null {
  const exact = rules.effects.get(name);
  if (exact) return { effect: exact, data: NOTHING };
  for (let end = name.lastIndexOf('-'); end > 0; end = name.lastIndexOf('-', end - 1)) {
    const effect = rules.effects.get(name.slice(0, end));
    if (effect?.chosen) return { effect, data: { choice: name.slice(end + 1) } };
  }
  return null;
}

function gather(rules: Rules, names: Remembered['names'], holder: Combatant): readonly ActiveEffect[] {
  const found: ActiveEffect[] = [];
  const add = (id: string, instance: ActiveEffect['held']['instance']): void => {
    const known = meaningOf(rules, names, id);
    if (known === null) return;
    const { effect, data } = known;
    // X-GEN-6: a condition does not count twice.
    if (effect.kind === 'condition' && found.some((it) => it.effect === effect)) return;
    found.push({ effect, held: { holder, instance, data: instance?.data ?? data } });
    if (effect.implies !== undefined) for (const implied of effect.implies) add(implied, null);
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
  private readonly remembered: Remembered;

  constructor(rules: Rules, encounter: Encounter) {
    this.rules = rules;
    this.state = encounter;
    this.remembered = rememberedOf(rules);
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
    const { effects, names } = this.remembered;
    const known = effects.get(who);
    if (known) return known;
    const found = gather(this.rules, names, who);
    effects.set(who, found);
    return found;
  }
  has(who: Combatant, effect: string): boolean {
    for (const it of this.effectsOf(who)) if (it.effect.id === effect) return true;
    return false;
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
    const active = this.effectsOf(who);
    for (const it of active)
      if (denies(it, what, about, this) && !this.permitted(active, it.effect, what, about)) return false;
    return true;
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

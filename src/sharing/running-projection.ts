import { changedIn } from '../engine/changed';
import type { Rules } from '../engine/contract';
import type { Combatant, CombatantId, Encounter } from '../engine/state';
import { isUnstirred } from '../rules/stirred';
import { type Explored, withMemory } from '../session/explored';
import { knowledgeOf } from './knowledge';
import { LongLists } from './long-lists';
import { diff, type Patch } from './patch';
import { stirBetween } from './perceivers';
import { projectCombatant } from './project-combatant';
import {
  type Departed,
  type Look,
  projectDecisions,
  projectRest,
  type Rest,
  secrets,
  withoutSeed,
} from './project-encounter';
import type { IsSecret } from './scrub';
import { type Guest, sidesOf } from './viewer';
import { Watch } from './watch';

// A projection that goes from state to state. It comes to the same as `projectEncounter` of each, and looks only at who has changed.

/** One pair of eyes' projection of a fight, as far as it has come. */
export interface RunningProjection {
  /** Goes to another state; what that changes in the projection, decisions left out. */
  to(encounter: Encounter): Patch;
  /** All that is known of the state, decisions as they are shown to those who do not take them. */
  readonly encounter: Encounter;
  readonly decisions: Encounter['decisions'];
}

type Combatants = Encounter['combatants'];

/** The game master's: everything but the dice's seed. */
export class MastersProjection implements RunningProjection {
  encounter: Encounter;
  #at: Encounter;

  constructor(encounter: Encounter) {
    this.#at = encounter;
    this.encounter = shownToMaster(encounter);
  }

  get decisions(): Encounter['decisions'] {
    return this.#at.decisions;
  }

  to(encounter: Encounter): Patch {
    const [was, is] = [this.#at.combatants, encounter.combatants];
    const before = this.encounter;
    this.#at = encounter;
    this.encounter = shownToMaster(encounter);
    return [
      ...diff(restOf(before), restOf(this.encounter)),
      ...changedIn(was, is).flatMap((id) => differenceOf(id, was[id], is[id])),
    ];
  }
}

const shownToMaster = (encounter: Encounter): Encounter => ({
  ...encounter,
  dice: withoutSeed(encounter.dice),
});

function restOf({ combatants: _combatants, decisions: _decisions, ...rest }: Encounter): Rest {
  return rest;
}

/** Undefined: not there. */
function differenceOf(id: CombatantId, before: Combatant | undefined, after: Combatant | undefined): Patch {
  const at = ['combatants', id];
  if (after === undefined) return before === undefined ? [] : [{ at, gone: true }];
  return before === undefined ? [{ at, v: after }] : diff(before, after, at);
}

/** A combatant as it is shown, and the words whose secrecy that was made by. */
interface Shown {
  readonly made: Combatant;
  readonly asked: readonly string[];
  /** Long lists of words that were asked about besides. */
  readonly lists: readonly (readonly string[])[];
}
export interface GuestsParts {
  readonly rules: Rules;
  readonly viewer: Guest;
  readonly departed: Departed;
  /** What the viewer's sides have seen of the ground up to the state that the projection goes to. */
  readonly explored: () => Explored;
}

/** That of some sides' eyes. */
export class GuestsProjection implements RunningProjection {
  readonly #parts: GuestsParts;
  readonly #shown = new Map<CombatantId, Shown>();
  readonly #watch = new Watch();
  readonly #lists = new LongLists();
  #at: Encounter;
  #rest: Rest;
  #look: Look;
  /** Made when it is asked for: most of the time only the patch is. */
  #whole: Encounter | null = null;
  #decisions: Encounter['decisions'] | null = null;

  constructor(parts: GuestsParts, encounter: Encounter) {
    this.#parts = parts;
    this.#at = encounter;
    this.#look = this.#lookAt(encounter, null);
    for (const id of Object.keys(encounter.combatants)) this.#show(id);
    this.#rest = this.#remembering(projectRest(this.#look));
  }

  get encounter(): Encounter {
    this.#whole ??= { ...this.#rest, combatants: this.#combatants(), decisions: this.decisions };
    return this.#whole;
  }

  get decisions(): Encounter['decisions'] {
    this.#decisions ??= projectDecisions(this.#at, nobody(this.#parts.viewer), this.#look.isSecret);
    return this.#decisions;
  }

  get look(): Look {
    return this.#look;
  }

  to(encounter: Encounter): Patch {
    const before = this.#at;
    const last = this.#rest;
    const earlier = this.#look;
    this.#look = this.#lookAt(encounter, before);
    this.#at = encounter;
    this.#whole = null;
    this.#decisions = null;
    const changed = changedIn(before.combatants, encounter.combatants);
    const isStill = isUnstirred(before, encounter);
    const turned = isStill ? new Set<CombatantId>() : this.#turned(earlier, changed);
    if (turned.size > 0) this.#lists.forget();
    const patch = [...new Set([...changed, ...turned, ...this.#namingAny(turned)])].flatMap((id) => {
      const was = this.#shown.get(id)?.made;
      return differenceOf(id, was, this.#show(id));
    });
    this.#rest = this.#remembering(
      projectRest(this.#look, {
        ...(encounter.order === before.order && turned.size === 0 && { order: last.order }),
        ...(isStill && encounter.ground === before.ground && { ground: last.ground }),
        ...(isStill && { lights: last.lights }),
      }),
    );
    return [...diff(last, this.#rest), ...patch];
  }

  #lookAt(encounter: Encounter, before: Encounter | null): Look {
    const { rules, viewer, departed } = this.#parts;
    // What was known of the state before is the beginning of what is known of this one.
    const knowledge = knowledgeOf(rules, encounter, viewer, before);
    return { encounter, viewer, knowledge, isSecret: secrets(knowledge, departed) };
  }

  #remembering(rest: Rest): Rest {
    return withMemory(rest, this.#parts.explored());
  }

  /** As it is shown now; undefined where it is not. */
  #show(id: CombatantId): Combatant | undefined {
    const { encounter, knowledge, isSecret } = this.#look;
    const who = Object.hasOwn(encounter.combatants, id) ? encounter.combatants[id] : undefined;
    const by = who === undefined ? undefined : knowledge.perceiverOf(id);
    this.#watch.note(id, by);
    if (who === undefined || by === null || by === undefined) {
      this.#shown.delete(id);
      return undefined;
    }
    const asked = new Set<string>();
    const lists: (readonly string[])[] = [];
    const ask = (word: string): boolean => {
      asked.add(word);
      return isSecret(word);
    };
    const longList: IsSecret['longList'] = (ids) => {
      lists.push(ids);
      return this.#lists.without(ids, isSecret);
    };
    const made = projectCombatant(who, knowledge, Object.assign(ask, { longList }));
    this.#shown.set(id, {
      made,
      asked: asked.size === 0 ? NO_WORDS : [...asked],
      lists: lists.length === 0 ? NO_LISTS : lists,
    });
    return made;
  }

  /** Whose names are a secret now and were none, or the other way round; who came and who went among them. */
  #turned(earlier: Look, changed: readonly CombatantId[]): ReadonlySet<CombatantId> {
    const [before, { combatants }] = [earlier.encounter.combatants, this.#at];
    const found = new Set<CombatantId>();
    for (const id of changed) if (Object.hasOwn(before, id) !== Object.hasOwn(combatants, id)) found.add(id);
    const { knowledge } = this.#look;
    const stir = stirBetween(earlier.knowledge.view, knowledge.view, sidesOf(this.#parts.viewer));
    const doubtful = stir === null ? Object.keys(combatants) : this.#watch.doubtful(stir);
    for (const id of [...doubtful, ...changed]) {
      if (!Object.hasOwn(combatants, id)) continue;
      const by = knowledge.perceiverOf(id);
      this.#watch.note(id, by);
      if ((by !== null) !== this.#shown.has(id)) found.add(id);
    }
    return found;
  }

  #namingAny(turned: ReadonlySet<CombatantId>): readonly CombatantId[] {
    if (turned.size === 0) return [];
    return [...this.#shown].flatMap(([id, { asked, lists }]) => {
      const isNamed =
        asked.some((word) => turned.has(word)) || lists.some((ids) => this.#lists.namesAny(ids, turned));
      return isNamed ? [id] : [];
    });
  }

  /** In the order of the fight. */
  #combatants(): Combatants {
    const known = Object.keys(this.#at.combatants).flatMap((id): [CombatantId, Combatant][] => {
      const shown = this.#shown.get(id);
      return shown === undefined ? [] : [[id, shown.made]];
    });
    return Object.fromEntries(known);
  }
}

const NO_WORDS: readonly string[] = [];
const NO_LISTS: Shown['lists'] = [];

/** The same eyes of somebody who decides nothing. */
const nobody = (viewer: Guest): Guest =>
  viewer.role === 'table' ? viewer : { role: 'table', sides: [viewer.side] };

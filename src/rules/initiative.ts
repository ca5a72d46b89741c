import type { Play, View } from '../engine/contract';
import { counted, modifier, total } from '../engine/modifiers';
import type { Combatant, CombatantId, Initiative, Modifier } from '../engine/state';
import { abilityLine } from './abilities';

/** INI-2: Dexterity and what feats and states add, or the total that the sheet gives. */
export function initiativeModifiers(view: View, who: Combatant): readonly Modifier[] {
  const { initiative } = who.sheet;
  const base =
    initiative === null ? abilityLine(view, who, 'dex') : modifier('base', initiative, 'initiative');
  const effects = view.modifiers({ stat: 'initiative', of: who, against: null, detail: null, attack: null });
  return counted([
    base,
    ...(initiative === null ? effects : effects.filter(({ source }) => !source.startsWith('feat.'))),
  ]);
}

/**
 * Rolls for these, in the combatants' order, and settles ties between equals by further rolls (INI-1, INI-6, INI-7). Who rolls together
 * with others has their count: the first of them rolls, or has rolled already.
 */
export function rollInitiative(play: Play, some: readonly CombatantId[]): void {
  const ids = asListed(play, some);
  const rolling = ids.filter((id) => firstOfGroup(play, id, ids) === id);
  for (const id of rolling) {
    const modifiers = initiativeModifiers(play, play.combatant(id));
    const rolled = play.roll({ who: id, purpose: 'initiative', what: 'initiative', dice: 'd20', modifiers });
    set(play, id, { total: rolled.total, modifier: total(modifiers), ties: [] });
  }
  settleTies(play, rolling);
  for (const id of ids.filter((it) => !rolling.includes(it))) shareCount(play, id, ids);
}

/** In the memory of a combatant: its place among all, where that is not the one that its key has among the keys. */
export const LISTED = 'listed';

function asListed(view: View, ids: readonly CombatantId[]): readonly CombatantId[] {
  const placeOf = (id: CombatantId): number =>
    Number(view.combatant(id).memory[LISTED] ?? Number.MAX_SAFE_INTEGER);
  return ids.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const GROUP = 'rollsWith';

/** From now on these roll for initiative together. */
export function rollTogether(play: Play, group: readonly CombatantId[]): void {
  const [first = null] = group;
  for (const id of group) {
    const memory = { ...play.combatant(id).memory, [GROUP]: first };
    play.emit({ type: 'stateSet', who: id, state: { memory } });
  }
}

const groupOf = (view: View, id: CombatantId): readonly Combatant[] => {
  const name = view.combatant(id).memory[GROUP];
  return typeof name === 'string'
    ? Object.values(view.encounter.combatants).filter(({ memory }) => memory[GROUP] === name)
    : [view.combatant(id)];
};

/** Whose count this one takes: of its group who has one, else who of those rolling comes first. */
const firstOfGroup = (view: View, id: CombatantId, ids: readonly CombatantId[]): CombatantId => {
  const group = groupOf(view, id);
  const rolled = group.find((it) => it.id !== id && it.initiative !== null && !ids.includes(it.id));
  return (rolled ?? group.find((it) => ids.includes(it.id)))?.id ?? id;
};

/** One count for the group; within it they stand one after the other in the combatants' order. */
function shareCount(play: Play, id: CombatantId, ids: readonly CombatantId[]): void {
  const first = play.combatant(firstOfGroup(play, id, ids)).initiative;
  const place = groupOf(play, id).findIndex((it) => it.id === id);
  if (first !== null) set(play, id, { ...first, ties: [...first.ties, -(place + 1)] });
}

const set = (play: Play, who: CombatantId, initiative: Initiative): void =>
  play.emit({ type: 'initiativeSet', who, initiative, aware: play.combatant(who).aware });

/** Higher total first, then higher modifier, then the rolls between equals. Negative: `a` comes first. */
export function compareInitiative(a: Initiative, b: Initiative): number {
  const lead = b.total - a.total || b.modifier - a.modifier;
  if (lead !== 0) return lead;
  for (let i = 0; i < Math.max(a.ties.length, b.ties.length); i++) {
    const tie = (b.ties[i] ?? 0) - (a.ties[i] ?? 0);
    if (tie !== 0) return tie;
  }
  return 0;
}

/** Who came to the same count by delaying or readying has a place already and rolls with nobody (X-DLY-1, X-RDY-3). */
function settleTies(play: Play, rolling: readonly CombatantId[]): void {
  for (;;) {
    const tied = tiedGroup(play, rolling);
    if (tied.length === 0) return;
    for (const id of tied) {
      const initiative = play.combatant(id).initiative;
      if (!initiative) continue;
      const { total: face } = play.roll({
        who: id,
        purpose: 'initiative',
        what: 'tie',
        dice: 'd20',
        modifiers: [],
      });
      set(play, id, { ...initiative, ties: [...initiative.ties, face] });
    }
  }
}

/** The first group of equals who cannot be told apart yet, one of them rolling now. */
function tiedGroup(play: Play, rolling: readonly CombatantId[]): readonly CombatantId[] {
  const all = Object.values(play.encounter.combatants).flatMap(({ id, initiative }) =>
    initiative ? [{ id, initiative }] : [],
  );
  for (const { initiative } of all.filter(({ id }) => rolling.includes(id))) {
    const equals = all.filter((other) => compareInitiative(other.initiative, initiative) === 0);
    if (equals.length > 1)
      return asListed(
        play,
        equals.map(({ id }) => id),
      );
  }
  return [];
}

/** Everyone with a place in the order, highest first; a mount acts in its rider's turn and is not listed. */
export function sortByInitiative(view: View): readonly CombatantId[] {
  const mounts = new Set(Object.values(view.encounter.combatants).map(({ rides }) => rides));
  return Object.values(view.encounter.combatants)
    .flatMap(({ id, initiative }) => (initiative && !mounts.has(id) ? [{ id, initiative }] : []))
    .sort((a, b) => compareInitiative(a.initiative, b.initiative))
    .map(({ id }) => id);
}

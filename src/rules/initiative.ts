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

/** Rolls for these, in the combatants' order, and settles ties between equals by further rolls (INI-1, INI-6, INI-7). */
export function rollInitiative(play: Play, ids: readonly CombatantId[]): void {
  for (const id of ids) {
    const modifiers = initiativeModifiers(play, play.combatant(id));
    const rolled = play.roll({ who: id, purpose: 'initiative', what: 'initiative', dice: 'd20', modifiers });
    set(play, id, { total: rolled.total, modifier: total(modifiers), ties: [] });
  }
  settleTies(play, ids);
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
    if (equals.length > 1) return equals.map(({ id }) => id);
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

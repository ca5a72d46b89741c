import type { Play, Refusal, View } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId, EffectInstance } from '../engine/state';
import { footprintsOverlap } from '../grid/footprint';
import { sizeStep } from '../grid/size';
import { isDead, placementOf } from './body';
import { idsIn } from './effects-common';
import { nearestFreePlace } from './free-place';
import { endAll } from './hit-points';

// Who grapples with whom: the condition of each names the others in `with`, and in `holds` those it may let go (X-GRP-4, X-GRP-16).

const GRAPPLING = 'grappling';

const instanceOf = (who: Combatant): EffectInstance | null =>
  who.effects.find(({ id }) => id === GRAPPLING) ?? null;

/** Those someone grapples with. */
export const partnersOf = (view: View, who: Combatant): readonly CombatantId[] =>
  idsIn(instanceOf(who)?.data ?? {}, 'with').filter((id) => view.find(id) !== null);

export const isGrapplingWith = (view: View, who: Combatant, other: CombatantId): boolean =>
  partnersOf(view, who).includes(other);

/** Whether it took hold of the other, so that it may let go. */
export const holds = (who: Combatant, other: CombatantId): boolean =>
  idsIn(instanceOf(who)?.data ?? {}, 'holds').includes(other);

function link(play: Play, id: CombatantId, other: CombatantId, hold: boolean): void {
  const who = play.combatant(id);
  const known = instanceOf(who);
  const add = (key: string, more: boolean): string[] => {
    const now = idsIn(known?.data ?? {}, key);
    return more && !now.includes(other) ? [...now, other] : [...now];
  };
  const data = { with: add('with', true), holds: add('holds', hold) };
  if (known) play.emit({ type: 'effectChanged', who: id, uid: known.uid, data });
  else play.gain(id, { id: GRAPPLING, by: other, ends: null, data });
}

/** The hold succeeds: both grapple with each other. */
export function bind(play: Play, holder: CombatantId, held: CombatantId): void {
  link(play, holder, held, true);
  link(play, held, holder, false);
}

/** Takes one out of the other's list; who grapples with nobody any more does not grapple. */
export function unlink(play: Play, id: CombatantId, other: CombatantId): void {
  const who = play.find(id);
  const known = who && instanceOf(who);
  if (!known || !idsIn(known.data, 'with').includes(other)) return;
  const rest = (key: string): string[] => idsIn(known.data, key).filter((it) => it !== other);
  const left = rest('with');
  if (left.length === 0) endAll(play, id, GRAPPLING, 'released');
  else {
    const data = { ...known.data, with: left, holds: rest('holds') };
    play.emit({ type: 'effectChanged', who: id, uid: known.uid, data });
  }
  endPin(play, id, other);
}

/** The two let go of each other; who is out of it now leaves the shared square for the nearest free place, the freed one first (X-GRP-11). */
export function unbind(play: Play, freed: CombatantId, from: CombatantId): void {
  unlink(play, from, freed);
  unlink(play, freed, from);
  for (const id of [freed, from]) if (partnersOf(play, play.combatant(id)).length === 0) makeRoom(play, id);
}

/** Someone who shares squares with another is put in the nearest free place. */
export function makeRoom(play: Play, id: CombatantId): void {
  const who = play.combatant(id);
  const shares = Object.values(play.encounter.combatants).some(
    (it) => it.id !== id && !isDead(play, it) && footprintsOverlap(placementOf(it), placementOf(who)),
  );
  const to = shares ? nearestFreePlace(play, who) : null;
  if (to) play.emit({ type: 'placed', who: id, from: who.at, to });
}

/** The pin that holds someone; `by` is the pinner. */
export const pinOf = (who: Combatant): EffectInstance | null =>
  who.effects.find(({ id }) => id === 'pinned') ?? null;

/** Ends a pin of one by the other. */
export function endPin(play: Play, id: CombatantId, by: CombatantId): void {
  const pin = pinOf(play.combatant(id));
  if (pin?.by === by)
    play.emit({ type: 'effectEnded', who: id, uid: pin.uid, id: 'pinned', reason: 'released' });
}

/** X-GRP-19: at most four grapple one; smaller ones count half, one size larger double, two or more fourfold. */
export function hasRoomForOneMore(view: View, target: Combatant, joining: Combatant): boolean {
  const weight = (who: Combatant): number => {
    const step = sizeStep(target.sheet.size, who.sheet.size);
    return step < 0 ? 0.5 : step === 0 ? 1 : step === 1 ? 2 : 4;
  };
  const all = [...partnersOf(view, target).map((id) => view.combatant(id)), joining];
  return all.length === 1 || all.reduce((sum, who) => sum + weight(who), 0) <= 4;
}

/** Why one who is in no grapple cannot do what is done in one. */
export const whyNotInGrapple = (view: View, who: Combatant): Refusal | null =>
  view.has(who, GRAPPLING) ? null : refusal('not-grappling', { who: who.id }, 'X-GRP-13');

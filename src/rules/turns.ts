import type { Play, View } from '../engine/contract';
import { freshTurn } from '../engine/fresh';
import type { Combatant, CombatantId, Turn } from '../engine/state';
import { canAct, isDead } from './body';
import { bleed } from './dying';
import { expire } from './expiring';
import { endAll } from './hit-points';
import { rollInitiative } from './initiative';
import { callDelayers, DELAYING, entersIn, orderWith, steppingIn, takePlace } from './order-of-play';
import { livingEnemies } from './side-members';
import { seenAmong } from './sight';

/** X-CHG-4: the enemies in sight as the turn begins. */
function enemiesSeen(view: View, who: Combatant): readonly CombatantId[] {
  const found = seenAmong(view, who, livingEnemies(view, who)).map(({ id }) => id);
  const last = lastSeen.get(who.side);
  if (last?.length === found.length && found.every((id, at) => id === last[at])) return last;
  if (lastSeen.size >= MOST_SIDES) lastSeen.clear();
  lastSeen.set(who.side, found);
  return found;
}
/** By side. In a large fight the next one of a side mostly sees the same hundreds: then it is the same list, and whoever looks through it knows it. */
const lastSeen = new Map<string, readonly CombatantId[]>();
const MOST_SIDES = 64;

/** The budget of a turn that begins now. */
export const turnBeginning = (view: View, who: Combatant): Turn => ({
  ...freshTurn(),
  // D6: opportunities renew with the own turn, by the option with the round.
  ...(view.encounter.houseRules.opportunitiesRenewEachRound ? { opportunities: who.turn.opportunities } : {}),
  sawAtStart: enemiesSeen(view, who),
  marks: { couldAct: canAct(view, who) },
});

/** Begins a turn: effects that were to end end, the budget is renewed, a flat-footed one is so no more (COM-3, INI-8), the dying roll (STAB-1). */
export function startTurn(play: Play, id: CombatantId): void {
  expire(play, id, 'turn-start');
  const who = play.combatant(id);
  play.emit({ type: 'turnStarted', who: id, turn: turnBeginning(play, who) });
  renewMount(play, who);
  for (const { uid, id: effect } of play.combatant(id).effects)
    if (effect === 'flat-footed')
      play.emit({ type: 'effectEnded', who: id, uid, id: effect, reason: 'acted' });
  if (play.has(play.combatant(id), 'dying')) bleed(play, id);
}

/** X-MNT-2: the mount acts in its rider's turn and has a budget of its own. */
function renewMount(play: Play, { rides }: Combatant): void {
  const mount = rides === null ? null : play.find(rides);
  if (!mount || play.encounter.order.includes(mount.id)) return;
  play.emit({ type: 'turnChanged', who: mount.id, changes: turnBeginning(play, mount), cost: null });
}

/** Ends the turn that is on and begins the next one: the surprise round passes into the first, the last turn into a new round (COM-11 to COM-14). */
export function nextTurn(play: Play): void {
  const { current } = play.encounter;
  if (current !== null) {
    expire(play, current, 'turn-end');
    play.emit({ type: 'turnEnded', who: current });
    callDelayers(play, current);
  }
  const delayed = current === null ? null : steppingIn(play);
  if (current === null || delayed === null) beginAfter(play, current);
  else stepIn(play, delayed, current);
}

/** X-DLY-1: the delayed turn comes after the one that has ended, and keeps that place. */
function stepIn(play: Play, delayed: CombatantId, after: CombatantId): void {
  endAll(play, delayed, DELAYING, 'acted');
  takePlace(play, delayed, { of: after, side: 'after' });
  startTurn(play, delayed);
}

function beginAfter(play: Play, previous: CombatantId | null): void {
  let from = previous === null ? 0 : play.encounter.order.indexOf(previous) + 1;
  for (let laps = 0; laps < 3; laps++) {
    for (const next of play.encounter.order.slice(from)) {
      if (takesTurn(play, next)) {
        startTurn(play, next);
        return;
      }
      // Nobody acts here, but the place in the order has come.
      callDelayers(play, next);
      const delayed = steppingIn(play);
      if (delayed !== null) {
        stepIn(play, delayed, next);
        return;
      }
    }
    newRound(play);
    from = 0;
  }
}

/** In the surprise round only the aware act (COM-9), newcomers from the round on in which they enter (D22). */
const isYetToEnter = (view: View, who: Combatant): boolean =>
  (view.encounter.phase === 'surprise' && !who.aware) || entersIn(who) > view.encounter.round;

/** Whether the order goes past this one: the dead, and who is yet to enter. */
export const isPassedOver = (view: View, who: Combatant): boolean =>
  isYetToEnter(view, who) || isDead(view, who);

/** The dead are passed over, but what they began still ends in time. */
function takesTurn(play: Play, id: CombatantId): boolean {
  const who = play.combatant(id);
  if (isYetToEnter(play, who)) return false;
  if (!isDead(play, who)) return true;
  expire(play, id, 'turn-start');
  return false;
}

/** D6, the option. */
function renewOpportunities(play: Play): void {
  for (const { id, turn } of Object.values(play.encounter.combatants))
    if (turn.opportunities > 0)
      play.emit({ type: 'turnChanged', who: id, changes: { opportunities: 0 }, cost: null });
}

function newRound(play: Play): void {
  const { phase, round } = play.encounter;
  if (play.encounter.houseRules.opportunitiesRenewEachRound) renewOpportunities(play);
  if (phase !== 'surprise') {
    play.emit({ type: 'roundStarted', round: round + 1, phase: 'round' });
    return;
  }
  const mounts = new Set(Object.values(play.encounter.combatants).map(({ rides }) => rides));
  const late = Object.values(play.encounter.combatants).filter(
    ({ id, initiative }) => !initiative && !mounts.has(id),
  );
  rollInitiative(
    play,
    late.map(({ id }) => id),
  );
  const order = orderWith(
    play,
    late.map(({ id }) => id),
  );
  play.emit({ type: 'orderSet', order });
  play.emit({ type: 'roundStarted', round: 1, phase: 'round' });
}

/** Whoever can no longer act in their own turn loses the rest of it at once. */
export function endHopelessTurn(play: Play): void {
  const { current } = play.encounter;
  const who = current === null ? null : play.find(current);
  if (who?.turn.marks['couldAct'] !== true) return;
  if (isDead(play, who) || !canAct(play, who)) nextTurn(play);
}

import type { Action, Cost, Play, Refusal, Rules, StepFrame, View } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId, JsonRecord, Turn } from '../engine/state';
import { canAct, canThink, hitPointsOf } from './body';
import { harm } from './hit-points';
import { opportunists } from './opportunity';
import { raiseReadied } from './readiness';
import { isArmed } from './wielding';

/** ACT-7, ACT-18: one standard or one move action, not both. */
export const isLimited = (view: View, who: Combatant): boolean =>
  view.encounter.phase === 'surprise' || !view.can(who, 'two-actions');

/** What an action costs now. In place of a melee attack that is owed already (an attack of opportunity, a charge) it costs nothing more. */
export const costOf = (view: View, actor: Combatant, action: Action, args: JsonRecord): Cost =>
  args['reaction'] === true
    ? 'none'
    : typeof action.cost === 'function'
      ? action.cost(view, actor, args)
      : action.cost;

/** Why an action of this cost cannot be paid for any more this turn, or null (ACT-3 to ACT-6, ACT-18, ACT-19). */
export function whyNotPaid(view: View, who: Combatant, cost: Cost): Refusal | null {
  const { turn } = who;
  switch (cost) {
    case 'standard':
      return (
        denied(view, who, 'standard') ??
        (turn.standard ? null : refusal('no-standard-action', { who: who.id }, 'ACT-3'))
      );
    case 'move':
      return (
        denied(view, who, 'move') ??
        (turn.standard || turn.move ? null : refusal('no-move-action', { who: who.id }, 'ACT-3'))
      );
    case 'full-round':
    case 'full-attack':
      return fullRound(view, who);
    case 'swift':
      return turn.swift ? null : refusal('no-swift-action', { who: who.id }, 'X-ACT-1');
    case 'attack':
      return attackCost(view, who);
    case 'reaction':
    case 'immediate':
      return refusal('only-as-reaction', { who: who.id });
    default:
      return null;
  }
}

function denied(view: View, who: Combatant, what: 'standard' | 'move' | 'full-round'): Refusal | null {
  const [denial] = view.denials(who, what);
  return denial ? refusal(`denied-${what}`, { who: who.id, effect: denial.effect }, 'X-GEN-6') : null;
}

function fullRound(view: View, who: Combatant): Refusal | null {
  const why = denied(view, who, 'full-round');
  if (why) return why;
  if (isLimited(view, who)) return refusal('limited-to-one-action', { who: who.id }, 'ACT-19');
  return who.turn.standard && who.turn.move
    ? null
    : refusal('no-full-round-action', { who: who.id }, 'ACT-3');
}

/** What replaces a melee attack: the next attack of a full attack, else a standard action. */
function attackCost(view: View, who: Combatant): Refusal | null {
  const { fullAttack } = who.turn;
  if (fullAttack && fullAttack.remaining.length > 0) return nextAttack(who);
  return whyNotPaid(view, who, 'standard');
}

/** FULL-10: the first attack leaves the move action; it is gone, or another act was taken instead, and so are the other attacks. */
function nextAttack(who: Combatant): Refusal | null {
  const { fullAttack, move } = who.turn;
  if (fullAttack && fullAttack.made === 1 && !move)
    return refusal('no-attacks-left', { who: who.id }, 'FULL-10');
  return null;
}

/** Whether its state lets it do this at all: the paralysed have their minds left (X-CND-20). */
function isUpTo(view: View, actor: Combatant, action: Action, args: JsonRecord): boolean {
  if (action.evenHelpless || canAct(view, actor)) return true;
  const { mental = false } = action;
  return canThink(view, actor) && (typeof mental === 'function' ? mental(view, actor, args) : mental);
}

function whoseTurn(view: View, actor: Combatant, action: Action, args: JsonRecord): Refusal | null {
  const { phase, current } = view.encounter;
  if (phase === 'setup') return refusal('not-started', {});
  if (phase === 'over') return refusal('fight-over', {});
  const { anyTime } = action;
  // X-MNT-2: a mount acts in its rider's turn.
  const rider = current === null ? null : view.find(current);
  if (rider?.rides === actor.id) return null;
  if (current === actor.id || (typeof anyTime === 'function' ? anyTime(view, actor, args) : anyTime))
    return null;
  return refusal('not-your-turn', { who: actor.id, current: current ?? '' }, 'RND-2');
}

/** What paying changes in the turn. A limited creature has nothing left after one action. */
export function priceOf(view: View, who: Combatant, cost: Cost): Partial<Turn> {
  const { turn } = who;
  const actions = turn.actions + 1;
  switch (cost) {
    case 'standard':
    case 'full-attack':
      return { standard: false, actions, ...(isLimited(view, who) ? { move: false } : {}) };
    case 'move':
      if (isLimited(view, who)) return { standard: false, move: false, actions };
      return turn.move ? { move: false, actions } : { standard: false, actions };
    case 'full-round':
      return { standard: false, move: false, actions };
    case 'swift':
      return { swift: false };
    case 'attack':
      return attackPrice(view, who);
    default:
      return {};
  }
}

function attackPrice(view: View, who: Combatant): Partial<Turn> {
  const { fullAttack } = who.turn;
  if (!fullAttack || fullAttack.remaining.length === 0) return priceOf(view, who, 'standard');
  return { move: false };
}

/** Who may strike at `actor` for the act itself, in initiative order (AOO-9, TBL-1); feats that guard it counted. */
export function provokers(
  view: View,
  actor: Combatant,
  action: Action,
  args: JsonRecord,
): readonly CombatantId[] {
  const whom =
    typeof action.provokes === 'function'
      ? action.provokes(view, actor, args)
      : (action.provokes ?? 'nobody');
  if (whom === 'nobody') return [];
  const target = args['on'];
  return opportunists(view, actor).filter((id) => {
    const enemy = view.combatant(id);
    if (whom === 'target' && (id !== target || !isArmed(view, enemy))) return false;
    return !view
      .effectsOf(actor)
      .some(({ effect, held }) => effect.guards?.(action.id, enemy, held, view) ?? false);
  });
}

/** D11: disabled by a blow, only the sole move or standard action of the turn is finished. */
function stopsAtZero(view: View, actor: Combatant, cost: Cost): boolean {
  if (!view.has(actor, 'disabled')) return false;
  return cost === 'full-round' || cost === 'full-attack' || actor.turn.actions > 0;
}

/** Why an act comes to nothing after what came before it, or null. */
function whyStopped(play: Play, frame: StepFrame, action: Action): string | null {
  const actor = play.combatant(frame.actor);
  if (!isUpTo(play, actor, action, frame.args)) return 'cannot-go-on';
  const { reactions, possible, countered } = frame.memo;
  if (countered !== undefined) return 'countered';
  if (reactions !== undefined && stopsAtZero(play, actor, costOf(play, actor, action, frame.args)))
    return 'cannot-go-on';
  return possible === true && !isPossible(play, frame, action) ? 'no-longer-possible' : null;
}

const isPossible = (view: View, { actor, args }: StepFrame, action: Action): boolean =>
  action.refuse(view, view.combatant(actor), args) === null;

const isStrenuous = (cost: Cost): boolean => cost === 'standard' || cost === 'attack';

export const economy: Rules['economy'] = {
  refuse(view, actor, action, args) {
    const [denial] = view.denials(actor, 'act');
    const wrongTurn = whoseTurn(view, actor, action, args);
    if (wrongTurn) return wrongTurn;
    if (denial && !isUpTo(view, actor, action, args))
      return refusal('cannot-act', { who: actor.id, effect: denial.effect }, 'X-GEN-6');
    return whyNotPaid(view, actor, costOf(view, actor, action, args));
  },

  /** AOO-9, AOO-12: what the act itself provokes is answered before the act is paid for, and what was readied for it before that (X-RDY-2). */
  declare(play, frame, action) {
    if (frame.memo['announced'] !== true) {
      frame.memo['announced'] = true;
      if (raiseReadied(play, frame)) {
        frame.memo['possible'] = isPossible(play, frame, action);
        return false;
      }
    }
    const by = provokers(play, play.combatant(frame.actor), action, frame.args);
    if (by.length === 0) return true;
    frame.memo['possible'] ??= isPossible(play, frame, action);
    const { at } = play.combatant(frame.actor);
    play.emit({ type: 'provoked', who: frame.actor, because: action.id, by, at });
    play.push(frame.actor, 'opportunities', { because: action.id, by }, { step: 'start' });
    return true;
  },

  /** An act that its actor can no longer begin, or that has become impossible meanwhile, is spent all the same. */
  pay(play, frame, action) {
    const actor = play.combatant(frame.actor);
    const cost = costOf(play, actor, action, frame.args);
    const stopped = whyStopped(play, frame, action);
    if (stopped) play.emit({ type: 'stopped', who: actor.id, action: action.id, reason: stopped, with: {} });
    // HP-17: what a disabled creature strains itself with costs a hit point afterwards.
    else if (isStrenuous(cost) && play.has(actor, 'disabled')) frame.memo['strain'] = true;
    const changes = priceOf(play, actor, cost);
    if (Object.keys(changes).length > 0) play.emit({ type: 'turnChanged', who: actor.id, changes, cost });
    return stopped === null;
  },

  finish(play, frame) {
    if (frame.memo['strain'] !== true) return;
    const spared = play.encounter.houseRules.healingSparesStrain === true;
    if (spared && hitPointsOf(play.combatant(frame.actor)) > 0) return;
    harm(play, { who: frame.actor, by: null, amount: 1, nonlethal: false, source: 'strain', attack: null });
  },
};

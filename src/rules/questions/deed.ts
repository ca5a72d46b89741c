import type { Action, Refusal, View } from '../../engine/contract';
import { isRefusal, refusal } from '../../engine/refusal';
import { refuseGenerally } from '../../engine/refuse';
import type { Combatant, CombatantId, Decision, JsonRecord } from '../../engine/state';
import { argsParser, type SquarePair } from '../arguments';
import { CAST_FIELDS } from '../cast-args';
import { heldSpell } from '../casting';
import { checkModifiers } from '../check';
import { counterDisarm, disarmDuel } from '../disarm-duel';
import { provokers } from '../economy';
import { strikersOverrunning } from '../overrun-way';
import { aid } from './odds/aiding';
import { coupDeGrace } from './odds/finishing';
import { type Chain, MANEUVERS, shoveStage } from './odds/maneuvers';
import { type SpellTarget, spellOdds, touchTargets } from './odds/spell';
import { checkStage, opposedStage, type Stage } from './odds/stage';
import { type TurningTarget, turningOdds } from './odds/turning';

export interface DeedQuestion {
  readonly by: CombatantId;
  readonly action: string;
  /** In the notation's words; `on` the target. */
  readonly args: JsonRecord;
}
/** An act before its first roll. */
export interface DeedAnswer extends Chain {
  readonly action: string;
  readonly clause: string;
  /** Why it cannot be done now, or null. */
  readonly refusal: Refusal | null;
  /** Who may strike at it for this. */
  readonly provokes: readonly CombatantId[];
  readonly targets: readonly SpellTarget[];
  readonly turning: readonly TurningTarget[];
}
type Odds = Chain & Partial<Pick<DeedAnswer, 'targets' | 'turning' | 'provokes'>>;
type Asker = (view: View, who: Combatant, args: JsonRecord, asked: Asked) => Odds | null;
interface Asked {
  readonly provokes: readonly CombatantId[];
  /** The arguments before they were read. */
  readonly given: JsonRecord;
}

const parseCast = argsParser(CAST_FIELDS);
/** STAB-6. */
const FIRST_AID = 15;

function cast(view: View, who: Combatant, _args: JsonRecord, { given, provokes }: Asked): Odds | null {
  const read = parseCast(given);
  const odds = isRefusal(read) ? null : spellOdds(view, who, read, provokes);
  return odds && { ...odds, counter: null };
}

/** The charge that is held, delivered (TOUCH-11). */
function touch(view: View, who: Combatant, { on }: JsonRecord): Odds | null {
  const spell = heldSpell(view, who.id);
  return spell === null || typeof on !== 'string' || view.find(on) === null
    ? null
    : { stages: [], chance: 1, counter: null, targets: touchTargets(view, who, spell, on) };
}

function skill(
  view: View,
  who: Combatant,
  { kind, dc, clause }: { readonly kind: string; readonly dc: number; readonly clause: string },
): Odds {
  const side = { who: who.id, what: kind, modifiers: checkModifiers(view, who, kind) };
  const stage = checkStage(side, dc, clause);
  return { stages: [stage], chance: stage.chance, counter: null };
}

function useSkill(view: View, who: Combatant, args: JsonRecord): Odds | null {
  const { skill: kind, dc } = args;
  return typeof kind === 'string' && typeof dc === 'number'
    ? skill(view, who, { kind, dc, clause: 'SKL-1' })
    : null;
}

/** Not the act itself is struck at, but the way to whoever is run over (X-OVR-2). */
function overrun(view: View, who: Combatant, args: JsonRecord): Odds | null {
  const odds = MANEUVERS['overrun']?.(view, who, args) ?? null;
  const target = typeof args['on'] === 'string' ? view.find(args['on']) : null;
  const drawn = args['path'] as readonly SquarePair[] | null;
  return odds && target ? { ...odds, provokes: strikersOverrunning(view, who, target, drawn) } : odds;
}

const ASKERS: Readonly<Record<string, Asker>> = {
  ...MANEUVERS,
  overrun,
  cast,
  touch,
  'aid-another': aid,
  'coup-de-grace': coupDeGrace,
  'turn-undead': (view, who) => {
    const { stages, chance, targets } = turningOdds(view, who);
    return { stages, chance, counter: null, turning: targets };
  },
  'use-skill': useSkill,
  stabilize: (view, who) => skill(view, who, { kind: 'heal', dc: FIRST_AID, clause: 'STAB-6' }),
};

/** Whether there is anything to say about the odds of this action beyond those of an attack. */
export const hasOdds = (action: string): boolean => Object.hasOwn(ASKERS, action);

function whyNot(view: View, who: Combatant, rule: Action, args: JsonRecord): Refusal | null {
  return refuseGenerally(view, who, rule, args) ?? rule.refuse(view, who, args);
}

/** Everything that speaks against an act now: its arguments, whose turn it is, states, the budget, its own rules. Null: it can be done. */
export function askRefusal(view: View, { by, action, args }: DeedQuestion): Refusal | null {
  const rule = view.rules.actions.get(action);
  const who = view.find(by);
  if (!rule) return refusal('unknown-action', { action });
  if (!who) return refusal('unknown-combatant', { id: by });
  const read = rule.parse(args);
  return isRefusal(read) ? read : whyNot(view, who, rule, read);
}

/** Who may strike at whoever does this, for the act itself, in the order of initiative (AOO-9, TBL-1). Nobody where the arguments do not suffice. */
export function askStrikers(view: View, { by, action, args }: DeedQuestion): readonly CombatantId[] {
  const rule = view.rules.actions.get(action);
  const who = view.find(by);
  const read = rule?.parse(args);
  return rule && who && read !== undefined && !isRefusal(read) ? provokers(view, who, rule, read) : [];
}

/** The rolls of an act, each with its sources and its chance, and the chance of them all. Null: it takes no roll that is known beforehand. */
export function askDeed(view: View, { by, action, args }: DeedQuestion): DeedAnswer | null {
  const rule = view.rules.actions.get(action);
  const who = view.find(by);
  const asker = hasOdds(action) ? ASKERS[action] : undefined;
  const read = rule?.parse(args);
  if (!rule || !who || !asker || read === undefined || isRefusal(read)) return null;
  const provokes = provokers(view, who, rule, read);
  const odds = asker(view, who, read, { provokes, given: args });
  if (!odds) return null;
  return {
    targets: [],
    turning: [],
    provokes,
    ...odds,
    action,
    clause: rule.clause,
    refusal: whyNot(view, who, rule, read),
  };
}

/** The roll that an answer of this decision leads to: standing firm, or a try in turn (X-OVR-3, X-OVR-4, X-TRP-4, X-DIS-4). Null: none. */
export function askAnswer(view: View, { by, on, kind }: Decision): Stage | null {
  const who = view.find(by);
  const other = on === null ? null : view.find(on);
  if (!who || !other) return null;
  switch (kind) {
    case 'counter-trip':
      return shoveStage(view, who, other, 'trip');
    case 'counter-overrun':
      return shoveStage(view, who, other, 'overrun');
    case 'overrun': {
      const stage = shoveStage(view, other, who, 'overrun');
      return { ...stage, by: stage.against ?? stage.by, against: stage.by, chance: 1 - stage.chance };
    }
    case 'counter-disarm': {
      const back = counterDisarm(view, other, { on: by, weapon: null, item: null });
      const duel = back && disarmDuel(view, who, back.args, { thing: back.thing, options: {} });
      return duel && !isRefusal(duel) ? opposedStage(...duel.sides, 'X-DIS-4') : null;
    }
    default:
      return null;
  }
}

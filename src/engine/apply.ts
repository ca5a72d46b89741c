import { whyNotAdmitted } from './admission';
import type { Action, Command, Outcome, Refusal, Rules, StepFrame, View } from './contract';
import { DONE } from './define';
import { BadFace, FaceWanted, leftOver } from './dice';
import { Resolution } from './play';
import { isRefusal, refusal } from './refusal';
import { refuseGenerally, whyDecideFirst } from './refuse';
import type { Decision, Encounter, Frame, JsonRecord } from './state';
import { publish } from './table';

const STEP_LIMIT = 10_000;

/**
 * Plays one command. Pure: the same encounter and command always give the same outcome, and the encounter given is not changed.
 * A refusal changes nothing, spends nothing and rolls nothing.
 */
export function apply(rules: Rules, before: Encounter, command: Command): Outcome {
  const misshapen = whyNotAdmitted(command);
  if (misshapen) return { ok: false, refusal: misshapen, needsRoll: null };
  const play = new Resolution(rules, { ...before, dice: { ...before.dice, queued: command.dice ?? {} } });
  try {
    const why = begin(play, command);
    if (why) return { ok: false, refusal: why, needsRoll: null };
    run(play);
  } catch (error) {
    return unresolved(error);
  }
  const unused = leftOver(play.encounter.dice);
  if (unused.length > 0)
    return { ok: false, refusal: refusal('dice-left-over', { dice: unused }), needsRoll: null };
  play.replace({ dice: { ...play.encounter.dice, queued: {} } });
  publish(play.encounter.combatants);
  return { ok: true, encounter: play.encounter, events: play.events };
}

function unresolved(error: unknown): Outcome {
  if (error instanceof FaceWanted) {
    const { who, what, die } = error.needs;
    return { ok: false, refusal: refusal('needs-roll', { who, what, die }), needsRoll: error.needs };
  }
  if (error instanceof BadFace) {
    return { ok: false, refusal: refusal('bad-face', { die: error.die, face: error.face }), needsRoll: null };
  }
  throw error;
}

function begin(play: Resolution, command: Command): Refusal | null {
  if (command.type === 'answer') return beginAnswer(play, command);
  if (command.type === 'edit') return beginEdit(play, command);
  return beginAct(play, command);
}

function beginAct(play: Resolution, command: Extract<Command, { type: 'act' }>): Refusal | null {
  const open = whyDecideFirst(play.encounter);
  const overrules = command.overrule === true && command.actor !== null && play.find(command.actor) !== null;
  if (open && !overrules) return open;
  const action = play.rules.actions.get(command.action);
  if (!action || action.internal) return refusal('unknown-action', { action: command.action });
  const args = action.parse(command.args);
  if (isRefusal(args)) return args;
  const actor = command.actor ?? '';
  if (action.cost === 'gm') {
    if (open) return open;
    const why = action.refuse(play, NOBODY, args);
    if (why) return why;
  } else {
    const why = open ?? refuseAct(play, actor, action, args);
    if (why && !overrules) return why;
    if (why) play.emit({ type: 'overruled', who: actor, code: why.code, with: why.with });
  }
  play.emit({ type: 'declared', who: actor, action: action.id, args });
  lookAgain(play);
  play.push(actor, action.id, args, { step: action.cost === 'gm' ? 'start' : 'declare' });
  return null;
}

/** What the GM does meanwhile may make an open decision impossible: its action looks again. */
function lookAgain(play: Resolution): void {
  const frame = play.encounter.stack.at(-1);
  if (frame?.step.startsWith('?') && play.rules.actions.get(frame.action)?.steps['recheck'])
    replaceFrame(play, { ...frame, step: 'recheck' });
}

/** Stands for the actor of what nobody does (`start`); such actions do not look at it. */
const NOBODY = Object.freeze({}) as never;

/** Everything that speaks against an act, most general first. */
function refuseAct(view: View, actorId: string, action: Action, args: JsonRecord): Refusal | null {
  const actor = view.find(actorId);
  if (!actor) return refusal('unknown-combatant', { id: actorId });
  return refuseGenerally(view, actor, action, args) ?? action.refuse(view, actor, args);
}

function beginAnswer(play: Resolution, command: Extract<Command, { type: 'answer' }>): Refusal | null {
  const decision = decisionFor(play.encounter, command);
  if (!decision) return refusal('no-such-decision', { by: command.by });
  const { choice } = command;
  if (!decision.options.includes(choice.answer))
    return refusal('no-such-answer', { answer: choice.answer, options: decision.options });
  const frame = play.encounter.stack.at(-1);
  if (!frame || frame.id !== decision.frame) return refusal('another-decision-first', { by: decision.by });
  const why =
    play.rules.actions.get(frame.action)?.answers?.[decision.kind]?.(play, decision, choice) ?? null;
  if (why) return why;
  const { id, by, kind, about } = decision;
  replaceFrame(play, { ...frame, answer: { decision: id, by, kind, about, choice } });
  play.withdraw(id);
  return null;
}

/** The decision an answer is for: the one named, else the latest raised of that combatant. */
function decisionFor(
  encounter: Encounter,
  command: Extract<Command, { type: 'answer' }>,
): Decision | undefined {
  const own = encounter.decisions.filter(({ by }) => by === command.by);
  if (command.decision !== undefined) return own.find(({ id }) => id === command.decision);
  const top = encounter.stack.at(-1)?.id;
  return own.find(({ frame }) => frame === top) ?? own[0];
}

function beginEdit(play: Resolution, command: Extract<Command, { type: 'edit' }>): Refusal | null {
  const edit = play.rules.edits.get(command.edit);
  if (!edit) return refusal('unknown-edit', { edit: command.edit });
  const args = edit.parse(command.args, play);
  if (isRefusal(args)) return args;
  const on = typeof args['on'] === 'string' ? args['on'] : null;
  play.emit({ type: 'edited', who: on, edit: edit.id, with: args });
  edit.perform(play, args);
  lookAgain(play);
  return null;
}

function replaceFrame(play: Resolution, frame: Frame): void {
  play.replace({ stack: play.encounter.stack.map((it) => (it.id === frame.id ? frame : it)) });
}

/** Goes on until someone must decide or nothing is left. Every action goes declare -> reactions -> pay -> start -> its own steps. */
function run(play: Resolution): void {
  for (let steps = 0; ; steps++) {
    if (steps > STEP_LIMIT) throw new Error('actions do not come to an end');
    const frame = play.encounter.stack.at(-1);
    if (!frame) {
      play.rules.settle(play);
      if (play.encounter.stack.length === 0) return;
      continue;
    }
    if (waits(play.encounter, frame)) return;
    advance(play, frame);
  }
}

const waits = (encounter: Encounter, frame: Frame): boolean =>
  frame.step.startsWith('?') && !frame.answer && encounter.decisions.some((it) => it.frame === frame.id);

function advance(play: Resolution, frame: Frame): void {
  const step: StepFrame = { ...frame, step: frame.step.replace(/^\?/, ''), memo: { ...frame.memo } };
  play.running = step;
  const next = perform(play, step);
  play.running = null;
  const action = play.rules.actions.get(frame.action);
  if (next === DONE && action && action.cost !== 'gm') play.rules.economy.finish(play, step, action);
  if (next !== DONE) {
    replaceFrame(play, { ...frame, step: next, memo: step.memo, answer: null });
    return;
  }
  play.replace({
    stack: play.encounter.stack.filter(({ id }) => id !== frame.id),
    decisions: play.encounter.decisions.filter((it) => it.frame !== frame.id),
  });
}

function perform(play: Resolution, frame: StepFrame): string {
  const action = play.rules.actions.get(frame.action);
  if (!action) throw new Error(`no action ${frame.action}`);
  if (frame.step === 'declare') return play.rules.economy.declare(play, frame, action) ? 'pay' : 'declare';
  if (frame.step === 'pay') {
    if (play.rules.economy.pay(play, frame, action)) return 'start';
    return action.steps['lost'] ? 'lost' : DONE;
  }
  const step = action.steps[frame.step];
  if (!step) throw new Error(`${frame.action} has no step ${frame.step}`);
  return step(play, frame);
}

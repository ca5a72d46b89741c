import type { Command } from '../engine/contract';
import type { Combatant, Encounter, JsonRecord } from '../engine/state';
import { viewOf } from '../engine/view';
import type { Question } from '../rules/questions/answers';
import { rules } from '../rules/registry';
import { combatantOf } from './build/combatant';
import { gainsOf, numbered } from './build/effects';
import { gainsByHitPoints } from './build/health';
import { withCreature } from './build/overlay';
import { endingAfter } from './build/scene';
import { patched } from './patch';
import type { CombatantBlock } from './schema/combatant';
import type { CombatantPatch } from './schema/patch';
import type { ActStep, AskStep, EditStep, Step } from './schema/step';

/** What a step asks of the engine, in the fight as it stands. A question is asked otherwise: `toQuestion`. */
export function toCommand(step: Exclude<Step, AskStep>, encounter: Encounter): Command {
  const dice = Object.keys(step.dice).length > 0 ? { dice: step.dice } : {};
  if ('do' in step) return { ...act(step, encounter), ...dice };
  if ('gm' in step) return { type: 'edit', edit: step.gm, args: editArguments(step, encounter), ...dice };
  const { by, answer, decision, args } = step;
  return {
    type: 'answer',
    by,
    choice: { ...args, answer },
    ...(decision === null ? {} : { decision }),
    ...dice,
  };
}

export const toQuestion = ({ ask, by, on, viewer, args }: AskStep): Question => ({
  ask,
  by,
  ...(on === null ? {} : { on }),
  ...(viewer === null ? {} : { viewer }),
  args,
});

function act({ do: action, by, overrule, args }: ActStep, encounter: Encounter): Command {
  const told = action === 'join' ? joining(args, encounter) : args;
  return { type: 'act', actor: by, action, args: told, ...(overrule ? { overrule } : {}) };
}

/** The stat block of who joins becomes a whole combatant: the rules know no stat blocks. */
function joining(args: JsonRecord, encounter: Encounter): JsonRecord {
  const { key, combatant: block } = args;
  if (typeof key !== 'string' || block === undefined) return args;
  return { ...args, combatant: json(newcomer(key, block as CombatantBlock, encounter)) };
}

function newcomer(key: string, block: CombatantBlock, encounter: Encounter): Combatant {
  const whole = withCreature(block);
  const [x, y] = whole.at ?? [0, 0];
  const who = combatantOf(key, whole, { x, y });
  const ready = { ...who, effects: numbered(gainsOf(whole, endingAfter(encounter)), 0) };
  const view = viewOf(rules, { ...encounter, combatants: { ...encounter.combatants, [key]: ready } });
  const fallen = gainsByHitPoints(view, ready);
  return { ...ready, effects: [...ready.effects, ...numbered(fallen, ready.effects.length)] };
}

/** Whole combatants by key, from their stat blocks. */
function adding(args: JsonRecord, encounter: Encounter): JsonRecord {
  const blocks = Object.entries((args.combatants ?? {}) as unknown as Record<string, CombatantBlock>);
  const combatants = Object.fromEntries(blocks.map(([key, block]) => [key, newcomer(key, block, encounter)]));
  return { ...args, combatants: json(combatants) };
}

function editArguments({ gm, args }: EditStep, encounter: Encounter): JsonRecord {
  if (gm === 'add') return adding(args, encounter);
  const { on, to } = args;
  const who =
    typeof on === 'string' && Object.hasOwn(encounter.combatants, on) ? encounter.combatants[on] : undefined;
  if (gm !== 'set' || to === undefined || !who) return args;
  const { sheet, state } = patched(who, to as CombatantPatch, encounter);
  const parts = {
    ...(isEmpty(sheet) ? {} : { sheet: json(sheet) }),
    ...(isEmpty(state) ? {} : { state: json(state) }),
  };
  return { on: who.id, ...parts };
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;
/** State is plain JSON by its nature; its interfaces only do not say so to the compiler. */
const json = (value: object): JsonRecord => value as JsonRecord;

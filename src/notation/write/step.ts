import { parseDice } from '../../engine/dice';
import type { GameEvent } from '../../engine/events';
import type { Combatant, Encounter, JsonRecord } from '../../engine/state';
import { viewOf } from '../../engine/view';
import { rules } from '../../rules/registry';
import { report } from '../../rules/report';
import type { Entry } from '../../session/session';
import { sameJson } from '../running';
import type { Faces } from '../schema/step';
import { blockOf } from './block';
import { combatantBlock } from './combatant';

/** An accepted command as a step, with every die that was thrown for it. `before` is the fight it met. */
export function stepOf({ command, events, after }: Entry, before: Encounter): JsonRecord {
  const faces = facesOf(events);
  const dice = Object.keys(faces).length > 0 ? { dice: faces } : {};
  if (command.type === 'answer') {
    const { answer, ...choice } = command.choice;
    const { decision } = command;
    return { by: command.by, answer, ...choice, ...(decision === undefined ? {} : { decision }), ...dice };
  }
  if (command.type === 'edit')
    return { gm: command.edit, ...editWords(command.edit, command.args, before, after), ...dice };
  const by = command.actor === null ? {} : { by: command.actor };
  const overrule = command.overrule === true ? { overrule: true } : {};
  return { ...by, do: command.action, ...actWords(command.action, command.args), ...overrule, ...dice };
}

/** The faces thrown, by die, in their order. */
export function facesOf(events: readonly GameEvent[]): Faces {
  const faces: Record<string, number[]> = {};
  for (const event of events) {
    if (event.type !== 'rolled') continue;
    const dice = parseDice(event.dice)?.terms.flatMap(({ count, sides }) =>
      Array.from({ length: count }, () => `d${sides}`),
    );
    for (const [index, face] of event.faces.entries()) {
      const die = dice?.[index];
      if (die !== undefined) faces[die] = [...(faces[die] ?? []), face];
    }
  }
  return faces;
}

/** Who joins is told as a block again, as it stood when it came. */
function actWords(action: string, args: JsonRecord): JsonRecord {
  if (action !== 'join' || typeof args.combatant !== 'object' || args.combatant === null) return args;
  return { ...args, combatant: newcomerBlock(args.combatant as unknown as Combatant) };
}

const newcomerBlock = (who: Combatant): JsonRecord =>
  ({ ...combatantBlock(who), at: [who.at.x, who.at.y] }) as unknown as JsonRecord;

/** Those who are put on the board, as blocks; their hit points before any were thrown. */
function addWords({ combatants, ...rest }: JsonRecord): JsonRecord {
  const all = Object.entries((combatants ?? {}) as unknown as Record<string, Combatant>);
  return { ...rest, combatants: Object.fromEntries(all.map(([key, who]) => [key, newcomerBlock(who)])) };
}

function editWords(edit: string, args: JsonRecord, before: Encounter, after: Encounter): JsonRecord {
  if (edit === 'add') return addWords(args);
  const { on } = args;
  const [was, is] = typeof on === 'string' ? [before.combatants[on], after.combatants[on]] : [];
  if (edit !== 'set' || !was || !is) return args;
  return { on: is.id, to: setWords(was, is, before, after) };
}

/** What of a combatant has become another, in the words of `set`. */
function setWords(was: Combatant, is: Combatant, before: Encounter, after: Encounter): JsonRecord {
  const [old, now] = [blockOf(was), blockOf(is)];
  const {
    creature: _creature,
    initiative,
    ...changed
  } = Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !sameJson(value, old[key as keyof typeof old])),
  );
  const [then, shown] = [report(viewOf(rules, before), is.id), report(viewOf(rules, after), is.id)];
  const told = (['left', 'aoo', 'acted', 'moved', 'initiative', 'at'] as const).filter(
    (key) => !sameJson(then[key], shown[key]),
  );
  const modifier = initiative === undefined ? {} : { initiativeModifier: initiative };
  const facts = Object.fromEntries(told.map((key) => [key, shown[key]]));
  return { ...changed, ...modifier, ...facts } as JsonRecord;
}

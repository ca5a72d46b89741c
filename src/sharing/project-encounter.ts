import type { Rules } from '../engine/contract';
import type { Combatant, CombatantId, Decision, Dice, Encounter, Frame, JsonRecord } from '../engine/state';
import { type Knowledge, knowledgeOf } from './knowledge';
import { projectCombatant } from './project-combatant';
import { type IsSecret, sameList, scrubbedRecord, withoutSecret } from './scrub';
import { type Guest, playsIt, sidesOf, type Viewer } from './viewer';

/** Ids of combatants that have been in the fight and may be named somewhere still. */
export type Departed = ReadonlySet<CombatantId>;
const NOBODY: Departed = new Set();

/** All of an encounter but who is in it and what is being decided. */
export type Rest = Omit<Encounter, 'combatants' | 'decisions'>;

/**
 * The encounter as a viewer may know it, field by field: what is not named here is not told. The game master's is all of it but the dice's seed.
 * The same parts for the same parts, so that comparing two of them is cheap.
 * `departed`: who is no longer in the encounter, but may be named in it.
 */
export function projectEncounter(
  rules: Rules,
  encounter: Encounter,
  viewer: Viewer,
  departed: Departed = NOBODY,
): Encounter {
  if (viewer.role === 'gm') return { ...encounter, dice: withoutSeed(encounter.dice) };
  const knowledge = knowledgeOf(rules, encounter, viewer);
  const isSecret = secrets(knowledge, departed);
  return {
    ...projectRest({ encounter, viewer, knowledge, isSecret }),
    combatants: combatantsOf(encounter, knowledge, isSecret),
    decisions: projectDecisions(encounter, viewer, isSecret),
  };
}

/** A state, whose eyes are on it, and what they may not know. */
export interface Look {
  readonly encounter: Encounter;
  readonly viewer: Guest;
  readonly knowledge: Knowledge;
  readonly isSecret: IsSecret;
}

/** `last`: lists that were made before of the same ones for the same eyes, where those are to be taken again. */
export function projectRest(
  { encounter, viewer, knowledge, isSecret }: Look,
  last: Partial<Pick<Rest, 'order' | 'ground' | 'lights'>> = {},
): Rest {
  return {
    // What a fight is called gives away what is coming.
    title: '',
    board: knowledge.board(),
    phase: encounter.phase,
    round: encounter.round,
    order: last.order ?? withoutSecret(encounter.order, isSecret),
    current: encounter.current === null || isSecret(encounter.current) ? null : encounter.current,
    ground: last.ground ?? sameList(encounter.ground, (it) => (knowledge.seesSquare(it.at) ? it : null)),
    picture: encounter.picture,
    lights: last.lights ?? sameList(encounter.lights, (it) => (knowledge.seesLight(it) ? it : null)),
    houseRules: encounter.houseRules,
    stack: sameList(encounter.stack, (frame) => projectFrame(frame, encounter, knowledge, isSecret)),
    dice: withoutSeed(encounter.dice),
    nextId: 0,
    exactSides: sidesOf(viewer),
  };
}

/** What of decisions the viewer may know. */
export const projectDecisions = (
  encounter: Encounter,
  viewer: Guest,
  isSecret: IsSecret,
): Encounter['decisions'] =>
  sameList(encounter.decisions, (it) => projectDecision(it, encounter, viewer, isSecret));

/** Whether a word is the id of somebody whom the viewer does not perceive in this state. */
export function secrets({ view, perceives }: Knowledge, departed: Departed): IsSecret {
  return (word) => (view.find(word) === null ? departed.has(word) : !perceives(word));
}

export const withoutSeed = ({ mode }: Dice): Dice => ({ mode, state: '', queued: {} });

function combatantsOf(
  { combatants }: Encounter,
  knowledge: Knowledge,
  isSecret: IsSecret,
): Encounter['combatants'] {
  const known = Object.values(combatants)
    .filter(({ id }) => knowledge.perceives(id))
    .map((who): [CombatantId, Combatant] => [who.id, projectCombatant(who, knowledge, isSecret)]);
  return Object.fromEntries(known);
}

const NOTHING: JsonRecord = {};

/** What the viewer's own are in the middle of; what others do is told by what happens. */
function projectFrame(
  { id, parent, action, step, actor, args }: Frame,
  { combatants }: Encounter,
  knowledge: Knowledge,
  isSecret: IsSecret,
): Frame | null {
  const who = combatants[actor];
  if (who === undefined || !knowledge.isOwn(who)) return null;
  return {
    id,
    parent,
    action,
    step,
    actor,
    args: scrubbedRecord(args, isSecret),
    memo: NOTHING,
    answer: null,
  };
}

/** Somebody else's decision: that they decide, and nothing more. */
export const SOMETHING = 'something';

function projectDecision(
  decision: Decision,
  { combatants }: Encounter,
  viewer: Guest,
  isSecret: IsSecret,
): Decision | null {
  const { id, frame, by, kind, on, because, options, about } = decision;
  const who = combatants[by];
  if (who === undefined || isSecret(by)) return null;
  if (!playsIt(viewer, who))
    return { id, frame, by, kind: SOMETHING, on: null, because: SOMETHING, options: [], about: NOTHING };
  return {
    id,
    frame,
    by,
    kind,
    on: on === null || isSecret(on) ? null : on,
    because,
    options,
    about: scrubbedRecord(about, isSecret),
  };
}

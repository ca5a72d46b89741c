import { seededDice } from '../engine/dice';
import { BOOK_RULES } from '../engine/house-rules';
import type { Combatant, CombatantId, Dice, Encounter } from '../engine/state';
import { viewOf } from '../engine/view';
import { isDead } from '../rules/body';
import { LISTED } from '../rules/initiative';
import { rules } from '../rules/registry';
import { turnBeginning } from '../rules/turns';
import { combatantOf } from './build/combatant';
import { conditionOf, type Gain, gainsOf } from './build/effects';
import { gainsByHitPoints } from './build/health';
import { withCreature } from './build/overlay';
import { placeOf } from './build/place';
import { endingAfter, mapTable, withInitiative } from './build/scene';
import { sharing, withSharedParts } from './build/shared-parts';
import type { EncounterDocument } from './document';
import { resume } from './running';

/**
 * The fight that a document describes, as it stands before its steps. `dice` are those it goes on with; by default the program throws them.
 * Total for every document that was read without a complaint.
 */
export function buildEncounter(document: EncounterDocument, dice: Dice = seededDice(0)): Encounter {
  const scene = withFirstTurn(withEffects(withInitiative(onBoard(document, dice), document.block), document));
  return document.running === null ? scene : resume(scene, document.running);
}

function onBoard({ title, board, block, drawn, listed }: EncounterDocument, dice: Dice): Encounter {
  const blocks = Object.entries(block.combatants ?? {});
  const share = sharing();
  const combatants = blocks.map(([key, it]) => {
    const who = combatantOf(key, withCreature(it), placeOf(key, block.combatants ?? {}, drawn));
    const place = listed === null ? {} : { memory: { [LISTED]: listed.indexOf(key) } };
    return [key, withSharedParts({ ...who, ...place }, share)];
  });
  return {
    title,
    board,
    phase: 'setup',
    round: 0,
    order: [],
    current: null,
    combatants: Object.fromEntries(combatants),
    ground: [],
    picture: block.picture ?? null,
    lights: (block.lights ?? []).map(({ at, bright = 0, shadowy }) => ({
      at,
      brightFeet: bright,
      shadowyFeet: shadowy,
    })),
    houseRules: { ...BOOK_RULES, ...block.rules },
    stack: [],
    decisions: [],
    dice,
    nextId: 1,
  };
}

/** Everything in force at the start: what the blocks say, flat-footed before the first turn, what hit points make of one. */
function withEffects(encounter: Encounter, { block }: EncounterDocument): Encounter {
  const endsAfter = endingAfter(encounter);
  const said = gained(encounter, (who) => [
    ...gainsOf(withCreature(block.combatants?.[who.id] ?? {}), endsAfter),
    ...(isUnready(encounter, who) ? [conditionOf('flat-footed')] : []),
  ]);
  const view = viewOf(rules, said);
  return gained(said, (who) => gainsByHitPoints(view, who));
}

/** INI-8: nobody is ready before the first turn; a mount is when its rider is. */
function isUnready({ phase, order, combatants }: Encounter, who: Combatant): boolean {
  const rider = Object.values(combatants).find(({ rides }) => rides === who.id);
  const acting = who.initiative === null && rider ? rider : who;
  return phase === 'round' && !acting.acted && acting.id !== order[0];
}

function gained(encounter: Encounter, gains: (who: Combatant) => readonly Gain[]): Encounter {
  let { nextId } = encounter;
  const combatants = mapTable(encounter.combatants, (who) => {
    const effects = gains(who).map((gain) => ({ uid: nextId++, ...gain }));
    return effects.length === 0 ? who : { ...who, effects: [...who.effects, ...effects] };
  });
  return { ...encounter, combatants, nextId };
}

/** The first one of the order who is alive has its turn. */
function withFirstTurn(encounter: Encounter): Encounter {
  const view = viewOf(rules, encounter);
  const first = encounter.order.find((id) => !isDead(view, view.combatant(id)));
  return first === undefined
    ? encounter
    : { ...encounter, current: first, combatants: begun(encounter, first) };
}

function begun(encounter: Encounter, first: CombatantId): Encounter['combatants'] {
  const view = viewOf(rules, encounter);
  const turn = turnBeginning(view, view.combatant(first));
  return mapTable(encounter.combatants, (who) => (who.id === first ? { ...who, acted: true, turn } : who));
}

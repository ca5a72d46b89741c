import type { GameEvent } from './events';
import type { Combatant, CombatantId, EffectInstance, Encounter } from './state';
import { withChanged } from './table';

type Change = (before: Combatant) => Partial<Combatant>;

/** The encounter with one combatant changed; everything else keeps its identity, so caches by identity hold. */
function withCombatant(encounter: Encounter, id: CombatantId, change: Change): Encounter {
  const before = encounter.combatants[id];
  if (!before) throw new Error(`no combatant ${id}`);
  const combatants = withChanged(encounter.combatants, id, { ...before, ...change(before) });
  return { ...encounter, combatants };
}

const changed = (
  effect: EffectInstance,
  { data, ends }: Extract<GameEvent, { type: 'effectChanged' }>,
): EffectInstance => ({ ...effect, data, ...(ends === undefined ? {} : { ends }) });

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _gone, ...rest } = record;
  return rest;
}

function removed(encounter: Encounter, who: CombatantId): Encounter {
  return {
    ...encounter,
    combatants: without(encounter.combatants, who),
    order: encounter.order.filter((id) => id !== who),
    decisions: encounter.decisions.filter(({ by, on }) => by !== who && on !== who),
  };
}

function opened(encounter: Encounter, door: number, open: boolean): Encounter {
  const doors = encounter.board.doors.map((it, index) => (index === door ? { ...it, open } : it));
  return { ...encounter, board: { ...encounter.board, doors } };
}

/** The only place where the world changes: one switch over everything that can happen. */
export function applyEvent(encounter: Encounter, event: GameEvent): Encounter {
  switch (event.type) {
    case 'phaseChanged':
      return { ...encounter, phase: event.phase, round: event.round };
    case 'initiativeSet':
      return withCombatant(encounter, event.who, () => ({
        initiative: event.initiative,
        aware: event.aware,
      }));
    case 'orderSet':
      return { ...encounter, order: event.order };
    case 'roundStarted':
      return { ...encounter, round: event.round, phase: event.phase };
    case 'turnStarted':
      return withCombatant({ ...encounter, current: event.who }, event.who, () => ({
        turn: event.turn,
        acted: true,
      }));
    case 'turnEnded':
      return { ...encounter, current: encounter.current === event.who ? null : encounter.current };
    case 'turnChanged':
      return withCombatant(encounter, event.who, ({ turn }) => ({ turn: { ...turn, ...event.changes } }));
    case 'remembered':
      return withCombatant(encounter, event.who, ({ memory }) => ({
        memory: event.value === null ? without(memory, event.key) : { ...memory, [event.key]: event.value },
      }));
    case 'provoked':
      if (event.because !== 'movement') return encounter;
      return withCombatant(encounter, event.who, ({ turn }) => ({
        turn: { ...turn, provokedByMoving: [...turn.provokedByMoving, ...event.by] },
      }));
    case 'moved':
      return withCombatant(encounter, event.who, ({ turn }) => ({
        at: event.to,
        turn: { ...turn, movedFeet: turn.movedFeet + event.feet },
      }));
    case 'placed':
      return withCombatant(encounter, event.who, () => ({ at: event.to }));
    case 'damaged':
      return withCombatant(encounter, event.who, (who) => ({
        temporary: who.temporary - event.temporary,
        damage: who.damage + (event.nonlethal ? 0 : event.amount - event.temporary),
        nonlethal: who.nonlethal + (event.nonlethal ? event.amount - event.temporary : 0),
      }));
    case 'healed':
      return withCombatant(encounter, event.who, (who) => ({
        damage: who.damage - event.amount,
        nonlethal: who.nonlethal - event.nonlethal,
      }));
    case 'temporaryHitPointsSet':
      return withCombatant(encounter, event.who, () => ({ temporary: event.amount }));
    case 'effectGained':
      return withCombatant(encounter, event.who, ({ effects }) => ({ effects: [...effects, event.effect] }));
    case 'effectChanged':
      return withCombatant(encounter, event.who, ({ effects }) => ({
        effects: effects.map((it) => (it.uid === event.uid ? changed(it, event) : it)),
      }));
    case 'effectEnded':
      return withCombatant(encounter, event.who, ({ effects }) => ({
        effects: effects.filter(({ uid }) => uid !== event.uid),
      }));
    case 'inventoryChanged':
      return withCombatant(encounter, event.who, () => ({ inventory: event.inventory }));
    case 'groundChanged':
      return { ...encounter, ground: event.ground };
    case 'doorMoved':
      return opened(encounter, event.door, event.open);
    case 'boardChanged':
      return { ...encounter, board: event.board };
    case 'pictureSet':
      return { ...encounter, picture: event.picture };
    case 'lightsSet':
      return { ...encounter, lights: event.lights };
    case 'mounted':
      return withCombatant(encounter, event.who, () => ({ rides: event.mount }));
    case 'titleSet':
      return { ...encounter, title: event.title };
    case 'combatantJoined':
      return {
        ...encounter,
        combatants: { ...encounter.combatants, [event.combatant.id]: event.combatant },
      };
    case 'combatantRemoved':
      return removed(encounter, event.who);
    case 'sheetSet':
      return withCombatant(encounter, event.who, ({ sheet }) => ({ sheet: { ...sheet, ...event.sheet } }));
    case 'stateSet':
      return withCombatant(encounter, event.who, () => event.state);
    // Told for the log; they change nothing.
    case 'declared':
    case 'overruled':
    case 'declined':
    case 'stopped':
    case 'rolled':
    case 'attacked':
    case 'checked':
    case 'spellCast':
    case 'edited':
      return encounter;
    default:
      return event satisfies never;
  }
}

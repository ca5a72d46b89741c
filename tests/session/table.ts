import type { Command, Rules } from '../../src/engine/contract';
import { DONE, defineAction, defineEdit } from '../../src/engine/define';
import { seededDice } from '../../src/engine/dice';
import { emptyInventory, freshTurn } from '../../src/engine/fresh';
import type { Combatant, CombatantId, Encounter, JsonRecord } from '../../src/engine/state';
import { emptyBoard } from '../../src/grid/board';

// A fight with three made-up actions: enough to have dice, a decision in the middle of an act, and a refusal.

/** Steps one square to the east. */
const east = defineAction({
  id: 'east',
  clause: 'NONE',
  cost: 'free',
  needs: 'nothing',
  parse: (input) => input,
  refuse: (_view, actor) =>
    actor.at.x >= 5 ? { code: 'bad-face', with: { at: [actor.at.x, actor.at.y] }, clause: 'GRID-1' } : null,
  steps: {
    start: (play, { actor }) => {
      const from = play.combatant(actor).at;
      play.emit({ type: 'moved', who: actor, from, to: { x: from.x + 1, y: from.y }, feet: 5, mode: 'land' });
      return DONE;
    },
  },
});

/** Asks the other one whether to hit back with a d6, then steps. */
const dare = defineAction({
  id: 'dare',
  clause: 'NONE',
  cost: 'free',
  needs: 'nothing',
  parse: (input) => input,
  refuse: () => null,
  steps: {
    start: (play, frame) => {
      const about: JsonRecord = {};
      play.ask(frame, {
        by: 'B',
        kind: 'cleave',
        on: 'A',
        because: 'dare',
        options: ['attack', 'pass'],
        about,
      });
      return '?answered';
    },
    answered: (play, frame) => {
      if (frame.answer?.choice.answer === 'attack') {
        const { total } = play.roll({ who: 'B', purpose: 'damage', what: 'fist', dice: 'd6', modifiers: [] });
        play.emit({
          type: 'damaged',
          who: 'A',
          by: 'B',
          amount: total,
          temporary: 0,
          nonlethal: false,
          source: 'fist',
          reduced: 0,
        });
      }
      play.push(frame.actor, 'east', {});
      return DONE;
    },
  },
});

const broken = defineAction({
  id: 'broken',
  clause: 'NONE',
  cost: 'free',
  needs: 'nothing',
  parse: (input) => input,
  refuse: () => null,
  steps: {
    start: () => {
      throw new Error('a fault in the rules');
    },
  },
});

const wound = defineEdit({
  id: 'wound',
  parse: (input) => input,
  perform: (play) => {
    play.emit({ type: 'stateSet', who: 'A', state: { damage: 3 } });
  },
});

export const fakeRules: Rules = {
  actions: new Map([east, dare, broken].map((action) => [action.id, action])),
  effects: new Map(),
  edits: new Map([[wound.id, wound]]),
  economy: { refuse: () => null, declare: () => true, pay: () => true, finish: () => true },
  settle: () => {},
};

function combatant(id: CombatantId, side: string, x: number): Combatant {
  return {
    id,
    side,
    controller: 'gm',
    hidden: false,
    sheet: {
      name: `Name of ${id}`,
      creature: null,
      race: null,
      size: 'medium',
      shape: 'tall',
      reachFeet: null,
      speeds: { land: 30 },
      level: 1,
      casterLevel: 0,
      baseAttackBonus: 1,
      abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
      hitPoints: 20,
      armor: null,
      armorClass: {},
      saves: { fortitude: 0, reflex: 0, will: 0 },
      skills: {},
      initiative: null,
      feats: [],
      traits: [],
      natural: [],
      spells: [],
      damageReduction: null,
      resistances: {},
      spellResistance: null,
    },
    at: { x, y: 1 },
    damage: 0,
    nonlethal: 0,
    temporary: 0,
    effects: [],
    inventory: emptyInventory(),
    initiative: { total: 10, modifier: 0, ties: [] },
    aware: true,
    acted: true,
    turn: freshTurn(),
    rides: null,
    memory: {},
    reactions: {},
  };
}

export function table(): Encounter {
  return {
    title: 'A table',
    board: emptyBoard(8, 4),
    phase: 'round',
    round: 1,
    order: ['A', 'B'],
    current: 'A',
    combatants: { A: combatant('A', 'party', 1), B: combatant('B', 'foes', 2) },
    ground: [],
    picture: null,
    lights: [],
    houseRules: { diagonals: '5-10-5', reachDiagonal: true },
    stack: [],
    decisions: [],
    dice: seededDice(7),
    nextId: 1,
  };
}

export const EAST: Command = { type: 'act', actor: 'A', action: 'east', args: {} };
export const OVERRULED: Command = { type: 'act', actor: 'A', action: 'east', args: {}, overrule: true };
export const DARE: Command = { type: 'act', actor: 'A', action: 'dare', args: {} };
export const HIT: Command = { type: 'answer', by: 'B', choice: { answer: 'attack' } };
export const PASS: Command = { type: 'answer', by: 'B', choice: { answer: 'pass' } };
export const WOUND: Command = { type: 'edit', edit: 'wound', args: {} };
export const BROKEN: Command = { type: 'act', actor: 'A', action: 'broken', args: {} };

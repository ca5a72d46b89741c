import type { Combatant, Inventory, JsonRecord, Sheet, Turn } from '../engine/state';

// A perceived combatant of another side, as far as forecasts about it need it. Field by field: what is not named here is not told.

/** What a foe remembers and shows: whom it dodges, that it has been running, that its torch burns. */
const OPEN_MEMORY = ['dodge', 'running', 'light-torch'];
/** The scale on which a foe's hit points are told. */
export const FOE_HIT_POINTS = 100;
const NEARLY_DOWN = 90;

const foes = new WeakMap<Combatant, Combatant>();
const sheets = new WeakMap<Sheet, Sheet>();

/** The same object for the same combatant. Effects are looked through by `project-combatant.ts`. */
export function asFoe(who: Combatant): Combatant {
  const last = foes.get(who);
  if (last !== undefined) return last;
  const made: Combatant = {
    id: who.id,
    side: who.side,
    controller: who.controller,
    hidden: who.hidden,
    sheet: foeSheet(who.sheet),
    at: who.at,
    damage: hurt(who.damage, who.sheet),
    nonlethal: hurt(who.nonlethal, who.sheet),
    temporary: 0,
    effects: who.effects,
    inventory: inSight(who.inventory),
    initiative: who.initiative,
    aware: who.aware,
    acted: who.acted,
    turn: foeTurn(who.turn),
    rides: who.rides,
    memory: Object.fromEntries(Object.entries(who.memory).filter(([key]) => OPEN_MEMORY.includes(key))),
    reactions: {},
  };
  foes.set(who, made);
  return made;
}

/** How badly hurt a foe looks: unhurt, by quarters, nearly down, at nothing, below. Its hit points themselves are the game master's. */
function hurt(points: number, { hitPoints }: Sheet): number {
  if (points <= 0) return 0;
  if (points >= hitPoints) return FOE_HIT_POINTS + (points > hitPoints ? 1 : 0);
  const quarter = Math.ceil((points / hitPoints) * 4) * 25;
  return Math.min(quarter, NEARLY_DOWN);
}

/** Without its spells and its hit points. */
export function foeSheet(sheet: Sheet): Sheet {
  const last = sheets.get(sheet);
  if (last !== undefined) return last;
  const made: Sheet = {
    name: sheet.name,
    creature: sheet.creature,
    race: sheet.race,
    size: sheet.size,
    shape: sheet.shape,
    reachFeet: sheet.reachFeet,
    speeds: sheet.speeds,
    level: sheet.level,
    casterLevel: sheet.casterLevel,
    baseAttackBonus: sheet.baseAttackBonus,
    abilities: sheet.abilities,
    hitPoints: FOE_HIT_POINTS,
    armor: sheet.armor,
    armorClass: sheet.armorClass,
    saves: sheet.saves,
    skills: sheet.skills,
    initiative: sheet.initiative,
    feats: sheet.feats,
    traits: sheet.traits,
    natural: sheet.natural,
    spells: [],
    damageReduction: sheet.damageReduction,
    resistances: sheet.resistances,
    spellResistance: sheet.spellResistance,
  };
  sheets.set(sheet, made);
  return made;
}

const NOTHING: JsonRecord = {};
/** What is left of its turn; whom it saw as it began, and what its feats noted, is its own. */
const foeTurn = (turn: Turn): Turn => ({
  standard: turn.standard,
  move: turn.move,
  swift: turn.swift,
  fiveFootStep: turn.fiveFootStep,
  actions: turn.actions,
  movedFeet: turn.movedFeet,
  fullAttack: turn.fullAttack,
  opportunities: turn.opportunities,
  provokedByMoving: turn.provokedByMoving,
  sawAtStart: [],
  marks: NOTHING,
});

/** What is held, strapped on and worn; what is packed away is not seen. */
export const inSight = ({ hands, worn, shield }: Inventory): Inventory => ({
  hands,
  carried: [],
  stowed: [],
  worn,
  shield,
});

import { seededDice } from '../../engine/dice';
import type { Combatant, Encounter } from '../../engine/state';
import { viewOf } from '../../engine/view';
import { buildEncounter } from '../../notation/build-encounter';
import { readNotation } from '../../notation/read-notation';
import { rules } from '../../rules/registry';

/** Numbers that look thrown and are the same in every run. */
export function chooser(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

type Pair = readonly [number, number];

export interface SceneWish {
  readonly columns: number;
  readonly rows: number;
  readonly combatants: number;
  /** Squares around the mover, in the middle, that nobody stands on; `crowd` of the combatants stand around them. */
  readonly room: {
    readonly width: number;
    readonly height: number;
    readonly crowd: number;
    /** Ogres inside the room, by their distance from the mover: no way is free of them. */
    readonly guards?: readonly Pair[];
  };
  readonly seed: number;
  /** Scattered difficult and solid squares. */
  readonly terrain: boolean;
}
export const MOVER = 'M';
const CREATURES = [
  'sparring-warrior',
  'orc',
  'goblin',
  'fighter-longspear',
  'ogre',
  'wolf',
  'skeleton',
  'troll',
] as const;
/** Space in squares of those above. */
export const spaceOfCreature = (creature: string): number =>
  creature === 'ogre' || creature === 'troll' ? 2 : 1;

/** A big fight in the notation: one mover of the party in the middle, foes and friends all around. */
export function sceneText(wish: SceneWish): string {
  const { columns, rows } = wish;
  const choose = chooser(wish.seed);
  const ground = new Ground(wish);
  const guards = wish.room.guards?.length ?? 0;
  const placed = [
    ...placeGuards(wish, ground),
    ...placeCrowd(wish, ground, choose),
    ...placeRest(wish, ground, choose),
  ];
  const lines = placed.map(({ creature, at, side }, index) => {
    const state = index < guards ? '' : stateOf(index);
    return `  c${index}: { creature: ${creature}, name: "${creature} ${index}", side: ${side}, at: [${at}]${state} }`;
  });
  const terrain = wish.terrain ? ['terrain:', ...ground.scatter(choose)] : [];
  const [x, y] = middleOf(wish);
  return [
    `title: ${wish.combatants} combatants`,
    `size: [${columns}, ${rows}]`,
    ...terrain,
    'combatants:',
    `  ${MOVER}: { creature: sparring-warrior, name: Mover, side: party, hp: 400, at: [${x}, ${y}] }`,
    ...lines,
    `initiative: [${[MOVER, ...placed.map((_, index) => `c${index}`)].join(', ')}]`,
    '',
  ].join('\n');
}

const stateOf = (index: number): string =>
  index % 11 === 5 ? ', conditions: [stunned]' : index % 13 === 6 ? ', conditions: [dead]' : '';

const middleOf = ({ columns, rows }: SceneWish): Pair => [Math.floor(columns / 2), Math.floor(rows / 2)];

interface Placed {
  readonly creature: string;
  readonly side: string;
  readonly at: Pair;
}

/** Which squares are still free. */
class Ground {
  private readonly wish: SceneWish;
  private readonly taken = new Set<string>();

  constructor(wish: SceneWish) {
    this.wish = wish;
  }
  /** Inside the room around the mover. */
  inRoom([x, y]: Pair, margin = 0): boolean {
    const [mx, my] = middleOf(this.wish);
    const { width, height } = this.wish.room;
    return Math.abs(x - mx) <= width / 2 + margin && Math.abs(y - my) <= height / 2 + margin;
  }
  take([x, y]: Pair, space: number, even: { readonly inRoom: boolean } = { inRoom: false }): boolean {
    const squares: Pair[] = [];
    for (let dy = 0; dy < space; dy++) for (let dx = 0; dx < space; dx++) squares.push([x + dx, y + dy]);
    const fits = squares.every(
      (at) =>
        at[0] < this.wish.columns &&
        at[1] < this.wish.rows &&
        (even.inRoom || !this.inRoom(at)) &&
        !this.taken.has(`${at}`),
    );
    if (fits) for (const at of squares) this.taken.add(`${at}`);
    return fits;
  }
  scatter(choose: (below: number) => number): readonly string[] {
    const { columns, rows } = this.wish;
    const lines: string[] = [];
    for (let i = 0; i < (columns * rows) / 12; i++) {
      const at: Pair = [choose(columns), choose(rows)];
      const feature = i % 3 === 0 ? 'solid' : 'difficult';
      if (`${at}` === `${middleOf(this.wish)}` || (feature === 'solid' && this.inRoom(at))) continue;
      if (!this.taken.has(`${at}`)) lines.push(`  "${at}": [${feature}]`);
      this.taken.add(`${at}`);
    }
    return lines;
  }
}

function placeGuards(wish: SceneWish, ground: Ground): readonly Placed[] {
  const [x, y] = middleOf(wish);
  return (wish.room.guards ?? []).map(([dx, dy]) => {
    const at: Pair = [x + dx, y + dy];
    if (!ground.take(at, 2, { inRoom: true })) throw new Error(`a guard of the bench stands on another`);
    return { creature: 'ogre', side: 'foes', at };
  });
}

/** The same foes around the room whatever else is on the board. */
function placeCrowd(wish: SceneWish, ground: Ground, choose: (below: number) => number): readonly Placed[] {
  const [mx, my] = middleOf(wish);
  const { width, height, crowd } = wish.room;
  const placed: Placed[] = [];
  for (let tries = 0; placed.length < crowd && tries < 40 * crowd; tries++) {
    const at: Pair = [
      mx - Math.ceil(width / 2) - 2 + choose(width + 5),
      my - Math.ceil(height / 2) - 2 + choose(height + 5),
    ];
    const creature = CREATURES[choose(CREATURES.length)] ?? 'orc';
    if (at[0] < 0 || at[1] < 0 || !ground.take(at, spaceOfCreature(creature))) continue;
    placed.push({ creature, side: 'foes', at });
  }
  return placed;
}

function placeRest(wish: SceneWish, ground: Ground, choose: (below: number) => number): readonly Placed[] {
  const rest = wish.combatants - 1 - wish.room.crowd - (wish.room.guards?.length ?? 0);
  const placed: Placed[] = [];
  for (let tries = 0; placed.length < rest && tries < 100 * rest; tries++) {
    const at: Pair = [choose(wish.columns), choose(wish.rows)];
    const creature = CREATURES[choose(CREATURES.length)] ?? 'orc';
    if (ground.inRoom(at, 3) || !ground.take(at, spaceOfCreature(creature))) continue;
    placed.push({ creature, side: placed.length % 3 === 0 ? 'party' : 'foes', at });
  }
  return placed;
}

/** An encounter of a text in the notation, with the same dice in every run. */
export function encounterOf(text: string): Encounter {
  const [document] = readNotation(text, 'bench');
  if (document === undefined) throw new Error('the notation of the bench is empty');
  return buildEncounter(document, seededDice(7));
}

export const asked = (encounter: Encounter) => viewOf(rules, encounter);

/** Every ninth has used up what opportunities it had. */
export function withUsedUp(encounter: Encounter): Encounter {
  const entries = Object.values(encounter.combatants).map((who, index): [string, Combatant] => [
    who.id,
    index % 9 === 4 ? { ...who, turn: { ...who.turn, opportunities: 9 } } : who,
  ]);
  return { ...encounter, combatants: Object.fromEntries(entries) };
}

export function mustFind(encounter: Encounter, id: string): Combatant {
  const found = encounter.combatants[id];
  if (found === undefined) throw new Error(`the bench has no ${id}`);
  return found;
}

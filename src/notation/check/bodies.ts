import type { Board } from '../../grid/board';
import { isOnBoard } from '../../grid/board';
import { footprint, footprintsOverlap, type Placement } from '../../grid/footprint';
import { creaturesPerSquare, spaceSquares } from '../../grid/size';
import { squareKey } from '../../grid/square';
import { hitPoints, withCreature } from '../build/overlay';
import { ownPlace, placeOf } from '../build/place';
import { sheetOf } from '../build/sheet';
import type { EncounterDocument } from '../document';
import { type Fault, fault } from '../issues';
import type { CombatantBlock } from '../schema/combatant';
import { offBoard } from './ground';

interface Body extends Placement {
  readonly key: string;
  readonly block: CombatantBlock;
  /** How many of its size fit into one square. */
  readonly sharing: number;
}

/** Combatants that stand nowhere, off the board, in a wall or in one another. */
export function bodyFaults({ block, board, drawn, running }: EncounterDocument): Fault[] {
  const blocks = block.combatants ?? {};
  const placed = new Set(placedIn(blocks, drawn));
  const bodies = [...placed].map((key) => bodyOf(key, blocks, drawn));
  return [
    ...Object.keys(blocks).flatMap((key) =>
      placed.has(key) ? [] : [fault(['combatants', key], 'no-place', { key }, 'key')],
    ),
    ...Object.keys(drawn).flatMap((key) => (Object.hasOwn(blocks, key) ? [] : [strayLetter(key, drawn)])),
    // In the middle of a move bodies may well share a square, and the master may have put them anywhere.
    ...(running === null
      ? [...bodies.flatMap((body) => standingFaults(body, board)), ...crowdFaults(bodies)]
      : bodies.flatMap((body) => placeFaults(body, board))),
  ];
}

type Drawn = EncounterDocument['drawn'];
type Blocks = Readonly<Record<string, CombatantBlock>>;

/** Whoever has a place, and whoever rides or is ridden by one that has. */
function placedIn(blocks: Blocks, drawn: Drawn): readonly string[] {
  const own = new Set(Object.keys(blocks).filter((key) => ownPlace(key, blocks, drawn) !== null));
  const ridden = new Set(Object.keys(blocks).map((key) => (own.has(key) ? blocks[key]?.rides : undefined)));
  return Object.keys(blocks).filter((key) => {
    const { rides } = blocks[key] ?? {};
    return (
      own.has(key) || ridden.has(key) || (rides !== undefined && ownPlace(rides, blocks, drawn) !== null)
    );
  });
}

function bodyOf(key: string, blocks: Blocks, drawn: Drawn): Body {
  const block = withCreature(blocks[key] ?? {});
  const { size } = sheetOf(key, block);
  return {
    key,
    block,
    at: placeOf(key, blocks, drawn),
    space: spaceSquares(size),
    sharing: creaturesPerSquare(size),
  };
}

function strayLetter(key: string, drawn: Drawn): Fault {
  const { x = 0, y = 0 } = drawn[key] ?? {};
  return { ...fault(['map'], 'stray-letter', { key }), sign: { row: y + 1, column: x + 1 } };
}

const pathOf = ({ key, block }: Body): readonly string[] =>
  block.at === undefined ? ['combatants', key] : ['combatants', key, 'at'];

const placeFaults = (body: Body, board: Board): Fault[] =>
  isOnBoard(board, body.at) ? [] : [offBoard(pathOf(body), `${body.at.x}, ${body.at.y}`, board)];

function standingFaults(body: Body, board: Board): Fault[] {
  const { key, at, space } = body;
  const path = pathOf(body);
  if (!footprint(at, space).every((square) => isOnBoard(board, square)))
    return [offBoard(path, `${at.x}, ${at.y}`, board)];
  return board.terrain[squareKey(at)]?.includes('solid') ? [fault(path, 'in-solid', { key })] : [];
}

function crowdFaults(bodies: readonly Body[]): Fault[] {
  const bySquare = new Map<string, Body[]>();
  const faults: Fault[] = [];
  const ranks = new Map(bodies.map((body, rank) => [body, rank]));
  const rankOf = (body: Body): number => ranks.get(body) ?? 0;
  for (const body of bodies) {
    const squares = footprint(body.at, body.space).map(squareKey);
    const there = new Set(squares.flatMap((key) => bySquare.get(key) ?? []));
    const [other] = [...there]
      .filter((it) => !maySharePlace(it, body, bodies))
      .sort((a, b) => rankOf(a) - rankOf(b));
    if (other)
      faults.push(fault(['combatants', body.key], 'overlap', { key: body.key, other: other.key }, 'key'));
    for (const key of squares) bySquare.set(key, [...(bySquare.get(key) ?? []), body]);
  }
  return faults;
}

/** Rider and mount, wrestlers, the helpless and the fallen may share squares with others, and the very small fit between anyone's feet. */
function maySharePlace(a: Body, b: Body, bodies: readonly Body[]): boolean {
  if (a.block.rides === b.key || b.block.rides === a.key) return true;
  if ([a, b].some(({ block }) => isYielding(block))) return true;
  const sharing = Math.min(a.sharing, b.sharing);
  if (sharing > 1) return bodies.filter((it) => footprintsOverlap(it, a)).length <= sharing;
  return Math.max(a.sharing, b.sharing) > 1;
}

const YIELDING = [
  'grappling',
  'pinned',
  'helpless',
  'unconscious',
  'paralyzed',
  'petrified',
  'asleep',
  'dead',
  'dying',
  'stable',
];

function isYielding({ conditions = [], hp = {}, traits = [] }: CombatantBlock): boolean {
  const { max = 1, now = max, nonlethal = 0 } = hitPoints(hp);
  return (
    now < 0 ||
    nonlethal > now ||
    conditions.some((it) => YIELDING.includes(it)) ||
    traits.some((it) => it === 'swarm' || it === 'incorporeal')
  );
}

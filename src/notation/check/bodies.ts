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
  const placed = Object.keys(blocks).filter((key) => isPlaced(key, blocks, drawn));
  const bodies = placed.map((key) => bodyOf(key, blocks, drawn));
  return [
    ...Object.keys(blocks).flatMap((key) =>
      placed.includes(key) ? [] : [fault(['combatants', key], 'no-place', { key }, 'key')],
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

function isPlaced(key: string, blocks: Blocks, drawn: Drawn): boolean {
  const rides = blocks[key]?.rides;
  const partners = [
    key,
    ...(rides === undefined ? [] : [rides]),
    ...Object.keys(blocks).filter((other) => blocks[other]?.rides === key),
  ];
  return partners.some((partner) => ownPlace(partner, blocks, drawn) !== null);
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
  return bodies.flatMap((body, index) => {
    const other = bodies
      .slice(0, index)
      .find((it) => footprintsOverlap(it, body) && !maySharePlace(it, body, bodies));
    return other
      ? [fault(['combatants', body.key], 'overlap', { key: body.key, other: other.key }, 'key')]
      : [];
  });
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

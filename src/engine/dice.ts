import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { NeedsRoll } from './contract';
import type { Dice } from './state';

const ALGORITHM = 'xoroshiro128plus';

/** Thrown inside `apply` when a face must be thrown on the table first; becomes an outcome, never leaves the engine. */
export class FaceWanted extends Error {
  readonly needs: NeedsRoll;
  constructor(needs: NeedsRoll) {
    super(`${needs.die} wanted`);
    this.needs = needs;
  }
}
/** Thrown inside `apply` when a given face does not fit the die. */
export class BadFace extends Error {
  readonly die: string;
  readonly face: number;
  constructor(die: string, face: number) {
    super(`${face} is no face of a ${die}`);
    this.die = die;
    this.face = face;
  }
}

/** A new generator from a whole number. */
export const seededDice = (seed: number, mode: Dice['mode'] = 'generated'): Dice => ({
  mode,
  state: stateText(xoroshiro128plus(seed).getState()),
  queued: {},
});

const stateText = (state: readonly number[]): string => `${ALGORITHM}:${state.join(',')}`;

function generatorOf(state: string): ReturnType<typeof xoroshiro128plusFromState> {
  const [algorithm, numbers] = state.split(':');
  if (algorithm !== ALGORITHM || !numbers) throw new Error(`unknown dice state ${state}`);
  return xoroshiro128plusFromState(numbers.split(',').map(Number));
}

/** Next face of a die: given faces first, then the generator. Returns the dice as they are afterwards. */
export function nextFace(
  dice: Dice,
  sides: number,
  wanted: Omit<NeedsRoll, 'die'>,
): { face: number; dice: Dice } {
  const die = `d${sides}`;
  const [face, ...rest] = dice.queued[die] ?? [];
  if (face !== undefined) {
    if (!Number.isInteger(face) || face < 1 || face > sides) throw new BadFace(die, face);
    return { face, dice: { ...dice, queued: { ...dice.queued, [die]: rest } } };
  }
  if (dice.mode === 'entered') throw new FaceWanted({ ...wanted, die });
  const generator = generatorOf(dice.state);
  const rolled = uniformInt(generator, 1, sides);
  return { face: rolled, dice: { ...dice, state: stateText(generator.getState()) } };
}

/** Dice that were given and not rolled. */
export const leftOver = (dice: Dice): readonly string[] =>
  Object.entries(dice.queued).flatMap(([die, faces]) => (faces.length > 0 ? [die] : []));

export interface DiceTerm {
  readonly count: number;
  readonly sides: number;
}
/** A dice expression taken apart: `2d6+1d4+3`. */
export interface DiceExpression {
  readonly terms: readonly DiceTerm[];
  readonly plus: number;
}

const expressions = new Map<string, DiceExpression | null>();
/** Expressions are few; made-up ones must not pile up. */
const MOST_EXPRESSIONS = 1000;

/** Reads `d20`, `2d6+3`, `1d8-1`, `1d6+1d4`, `5`. Null if it is none. */
export function parseDice(text: string): DiceExpression | null {
  const known = expressions.get(text);
  if (known !== undefined) return known;
  const made = readDice(text);
  if (expressions.size >= MOST_EXPRESSIONS) expressions.clear();
  expressions.set(text, made);
  return made;
}

function readDice(text: string): DiceExpression | null {
  const compact = text.replaceAll(' ', '').toLowerCase();
  if (!/^[+-]?(\d*d\d+|\d+)([+-](\d*d\d+|\d+))*$/.test(compact)) return null;
  const terms: DiceTerm[] = [];
  let plus = 0;
  for (const part of compact.match(/[+-]?[^+-]+/g) ?? []) {
    const [count, sides] = part.replace(/^[+-]/, '').split('d');
    const sign = part.startsWith('-') ? -1 : 1;
    if (sides === undefined) plus += sign * Number(count);
    else if (sign < 0 || Number(sides) < 1) return null;
    else terms.push({ count: count === '' ? 1 : Number(count), sides: Number(sides) });
  }
  return { terms, plus };
}

/** Mean of a dice expression, 0 for an unreadable one. */
export function meanOf(text: string): number {
  const dice = parseDice(text);
  if (!dice) return 0;
  return dice.terms.reduce((sum, { count, sides }) => sum + (count * (sides + 1)) / 2, dice.plus);
}

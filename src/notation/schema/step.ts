import { z } from 'zod';
import type { JsonRecord } from '../../engine/state';
import { argumentShape, EDITS, editShape, faces } from './arguments';
import { type Expectation, QUESTIONS, type QuestionKind } from './expect';
import { choose, count, flag, id, isRecord, key, saying, square, squares, text } from './kinds';

export type Faces = Readonly<Record<string, readonly number[]>>;
interface Played {
  readonly dice: Faces;
  readonly expect: Expectation | null;
  /** Everything else that stands in the step, in the notation's own words. */
  readonly args: JsonRecord;
}
export interface ActStep extends Played {
  readonly do: string;
  readonly by: string | null;
  /** The master's word against a refusal. */
  readonly overrule: boolean;
}
export interface AnswerStep extends Played {
  readonly answer: string;
  readonly by: string;
  /** Which of its open decisions; null for the one that comes next. */
  readonly decision: number | null;
}
export interface EditStep extends Played {
  readonly gm: (typeof EDITS)[number];
}
export interface AskStep {
  readonly ask: QuestionKind;
  readonly by: string;
  readonly on: string | null;
  readonly viewer: string | null;
  readonly args: JsonRecord;
  readonly expect: Expectation | null;
}
export type Step = ActStep | AnswerStep | EditStep | AskStep;
/** What is expected is read afterwards: it speaks of the document's combatants. */
type Unread<T> = Omit<T, 'expect'> & { readonly expect: unknown };
export type UnreadStep = Unread<ActStep> | Unread<AnswerStep> | Unread<EditStep> | Unread<AskStep>;

/** Keys that were not given are not there, so what is left over is plain JSON. */
const json = (rest: object): JsonRecord => rest as JsonRecord;

const expect = z.unknown().exactOptional();

const act: z.ZodType<Unread<ActStep>> = z
  .strictObject(
    {
      do: id,
      by: key.exactOptional(),
      overrule: flag.exactOptional(),
      dice: faces.exactOptional(),
      expect,
      ...argumentShape,
    },
    saying('record'),
  )
  .transform(({ do: action, by = null, overrule = false, dice = {}, expect: expected = null, ...rest }) => ({
    do: action,
    by,
    overrule,
    dice,
    expect: expected,
    args: json(rest),
  }));

const answer: z.ZodType<Unread<AnswerStep>> = z
  .strictObject(
    {
      answer: text,
      by: key,
      decision: count.exactOptional(),
      dice: faces.exactOptional(),
      expect,
      ...argumentShape,
    },
    saying('record'),
  )
  .transform(({ answer: word, by, decision = null, dice = {}, expect: expected = null, ...rest }) => ({
    answer: word,
    by,
    decision,
    dice,
    expect: expected,
    args: json(rest),
  }));

const edit: z.ZodType<Unread<EditStep>> = z
  .strictObject({ gm: z.enum(EDITS), dice: faces.exactOptional(), expect, ...editShape }, saying('record'))
  .transform(({ gm, dice = {}, expect: expected = null, ...rest }) => ({
    gm,
    dice,
    expect: expected,
    args: json(rest),
  }));

/** What a question cannot do without. */
const NEEDED: Readonly<
  Partial<Record<QuestionKind, { path?: typeof squares; to?: typeof square; on?: typeof key }>>
> = {
  path: { path: squares },
  safest: { to: square },
  attack: { on: key },
  cover: { on: key },
  flanking: { on: key },
  distance: { on: key },
};

const ask = (kind: QuestionKind): z.ZodType<Unread<AskStep>> =>
  z
    .strictObject(
      {
        ask: z.literal(kind),
        by: key,
        ...argumentShape,
        on: key.exactOptional(),
        viewer: key.exactOptional(),
        expect,
        ...NEEDED[kind],
      },
      saying('record'),
    )
    .transform(({ ask: _kind, by, on = null, viewer = null, expect: expected = null, ...rest }) => ({
      ask: kind,
      by,
      on,
      viewer,
      expect: expected,
      args: json(rest),
    }));

const noQuestion = z.object({ ask: z.enum(QUESTIONS) }).transform((_input, context): Unread<AskStep> => {
  context.addIssue('step');
  return z.NEVER;
});
const noStep = z.never(saying('step'));
const WORDS = ['do', 'answer', 'gm', 'ask'] as const;

const forms = { do: act, answer, gm: edit };
const asks: ReadonlyMap<unknown, z.ZodType<UnreadStep>> = new Map(QUESTIONS.map((kind) => [kind, ask(kind)]));

/** The words that say what kind of step this is; there must be exactly one. */
export const stepWords = (input: unknown): readonly (typeof WORDS)[number][] =>
  isRecord(input) ? WORDS.filter((word) => Object.hasOwn(input, word)) : [];

/** A step: exactly one of `do`, `answer`, `gm` and `ask` says what kind it is. */
export const step = choose<UnreadStep>((input) => {
  const [word, ...more] = stepWords(input);
  if (!isRecord(input) || !word || more.length > 0) return noStep;
  return word === 'ask' ? (asks.get(input.ask) ?? noQuestion) : forms[word];
});

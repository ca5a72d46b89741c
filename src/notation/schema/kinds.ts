import { z } from 'zod';

/** What may be expected at a place: keys of the `notation` catalogue under `kind`. */
export const KINDS = [
  'text',
  'name',
  'id',
  'whole-number',
  'count',
  'number-from-1',
  'number',
  'yes-or-no',
  'list',
  'record',
  'one-of',
  'key',
  'square',
  'squares',
  'wall',
  'columns-and-rows',
  'area',
  'digest',
  'place',
  'share',
  'speed',
  'hit-points',
  'armor',
  'shield',
  'weapon',
  'spell',
  'casting-time',
  'die',
  'square-key',
  'map',
  'dice',
  'critical',
  'damage-reduction',
  'feet',
  'order-or-totals',
  'trigger',
  'rejected',
  'step',
] as const;
export type Kind = (typeof KINDS)[number];

export const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text);

/** Lets a schema say in our words what it expects. */
export const saying = (kind: Kind): { error: () => Kind } => ({ error: () => kind });

export const text = z.string(saying('text'));
/** What is written for people alone: to YAML a lone number or a yes is none, but it is meant as it stands. */
export const freeText = z.union([z.string(), z.number(), z.boolean()], saying('text')).transform(String);
export const name = z.string(saying('name')).regex(/\S/, saying('name'));
/** `power-attack` */
export const id = z.string(saying('id')).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, saying('id'));
export const whole = z.int(saying('whole-number'));
export const count = z.int(saying('count')).min(0, saying('count'));
export const fromOne = z.int(saying('number-from-1')).min(1, saying('number-from-1'));
export const number = z.number(saying('number'));
export const flag = z.boolean(saying('yes-or-no'));
/** A distance: whole, not negative. */
export const feet = z.int(saying('feet')).min(0, saying('feet'));
/** `2d6+3`, `1d4+1d6`, `5`. */
export const dice = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^\s*(\d*d[1-9]\d*|\d+)(\s*[+-]\s*(\d*d[1-9]\d*|\d+))*\s*$/, saying('dice')));

/** A combatant's short key. Digits alone are a number to YAML. */
export const key = z
  .union([z.string(), z.int()], saying('key'))
  .transform(String)
  .pipe(z.string().regex(/^[\p{L}\p{N}]+$/u, saying('key')));
export const keys = z.array(key, saying('list'));
export const square = z.tuple([z.int(saying('square')), z.int(saying('square'))], saying('square'));
export const squares = z.array(square, saying('squares'));

/** The schema that fits what stands there, so that a complaint is about the form that was meant. */
export function choose<T>(pick: (input: unknown) => z.ZodType<T>): z.ZodType<T> {
  return z.unknown().transform((input, context): T => {
    const result = pick(input).safeParse(input);
    if (result.success) return result.data;
    for (const issue of result.error.issues) context.issues.push({ ...issue, input } as z.core.$ZodRawIssue);
    return z.NEVER;
  });
}

/** What was read is not changed any more. */
export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

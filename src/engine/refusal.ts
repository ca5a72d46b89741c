import type { Refusal } from './contract';
import type { JsonRecord } from './state';

/** Makes a refusal: a key of the `refusals` catalogue, what fills its sentence, the clause it rests on. */
export const refusal = (code: string, values: JsonRecord = {}, clause: string | null = null): Refusal => ({
  code,
  with: values,
  clause,
});

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value && 'with' in value && 'clause' in value;

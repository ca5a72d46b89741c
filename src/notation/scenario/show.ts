import { isRecord } from '../schema/kinds';

/** A value in a message, as the notation would write it: `[F, O]`, `{ by: F, total: 21 }`, `hit`. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([key, inner]) => `${key}: ${show(inner)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}

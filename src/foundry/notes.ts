import type { Actor } from './actor';
import { at } from './json';

/** What the printed block in an actor's notes says of figures that the sheet does not keep, or keeps wrongly. */
export interface Notes {
  readonly hp: number | null;
  readonly grapple: number | null;
  /** In feet. */
  readonly reach: number | null;
}

const LONGEST = 20_000;

/** Only 3.5 blocks: the notes of a Pathfinder actor tell of other rules. */
export function notesOf({ system, layout }: Actor): Notes {
  const found = at(system, 'details.notes.value') ?? at(system, 'details.biography.value');
  if (layout === 'pf1' || typeof found !== 'string') return { hp: null, grapple: null, reach: null };
  const text = found
    .slice(0, LONGEST)
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;|\s+/g, ' ')
    .replace(/[–−]/g, '-');
  return {
    hp: first(text, /\((\d{1,5}) hp\)/i),
    grapple: first(text, /\bGrapple:? ([+-]\d{1,3})\b/i),
    reach: first(text, /\bSpace(?:\/Reach)?:? [\d /]+ft\.? ?\/ ?(\d{1,3}) ft/i),
  };
}

function first(text: string, pattern: RegExp): number | null {
  const [, found] = pattern.exec(text) ?? [];
  return found === undefined ? null : Number(found);
}

import type { Actor } from './actor';
import { at, isRecord, isTrueAt, numberAt, textAt } from './json';

const FAR = ['darkvision', 'blindsight', 'blindsense', 'tremorsense'] as const;
/** Newer files of Pathfinder: a key each, with its feet under `value`. */
const SHORT: Readonly<Record<string, string>> = {
  dv: 'darkvision',
  bs: 'blindsense',
  bse: 'blindsight',
  ts: 'tremorsense',
};

/** Senses in words, from a text, from figures, or from the keys of newer files; other words for a skill are none. */
export function sensesOf({ system }: Actor): readonly string[] {
  const written = textAt(system, 'traits.senses')
    .split(/[,;]|\band\b/i)
    .map((it) => it.trim())
    .filter((it) => it !== '' && !/^(?:listen|spot|perception|sense motive)\b/i.test(it));
  const far = FAR.flatMap((key) =>
    feet(key, numberAt(system, `attributes.senses.${key}`) ?? numberAt(system, `attributes.vision.${key}`)),
  );
  const low =
    isTrueAt(system, 'attributes.senses.lowLight') || isTrueAt(system, 'attributes.vision.lowLight');
  return [...written, ...far, ...(low ? ['low-light vision'] : []), ...keyed(at(system, 'traits.senses'))];
}

function keyed(senses: unknown): string[] {
  if (!isRecord(senses)) return [];
  const far = Object.entries(SHORT).flatMap(([key, name]) => feet(name, numberAt(senses, `${key}.value`)));
  const scent = (numberAt(senses, 'sc.value') ?? 0) > 0 ? ['scent'] : [];
  const low = isTrueAt(senses, 'll.enabled') ? ['low-light vision'] : [];
  const custom = textAt(senses, 'custom')
    .split(/[,;]/)
    .map((it) => it.trim())
    .filter((it) => it !== '');
  return [...far, ...scent, ...low, ...custom];
}

const feet = (name: string, found: number | null): string[] =>
  found !== null && found > 0 ? [`${name} ${found} ft.`] : [];

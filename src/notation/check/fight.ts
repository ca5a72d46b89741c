import { type Fault, fault } from '../issues';
import type { PathPart } from '../problem';
import type { DocumentBlock } from '../schema/document';
import { RESERVED } from '../schema/expect';
import { unknownName } from './names';

type Known = ReadonlySet<string>;

/** A key that no combatant of the document has. */
export function keyFaults(path: readonly PathPart[], key: unknown, known: Known): Fault[] {
  return typeof key !== 'string' || known.has(key)
    ? []
    : [unknownName(path, 'unknown-combatant', key, known)];
}

export function keyListFaults(path: readonly PathPart[], keys: readonly unknown[], known: Known): Fault[] {
  return keys.flatMap((key, index) => keyFaults([...path, index], key, known));
}

/** Faults in who takes part, who rides whom and who comes when. */
export function fightFaults(block: DocumentBlock): Fault[] {
  const combatants = block.combatants ?? {};
  const known = new Set(Object.keys(combatants));
  return [
    ...[...known].flatMap((key) =>
      RESERVED.has(key) ? [fault(['combatants', key], 'reserved-key', { key }, 'key')] : [],
    ),
    ...Object.entries(combatants).flatMap(([key, { side }]) =>
      side === undefined ? [fault(['combatants', key, 'side'], 'missing', { kind: 'text' })] : [],
    ),
    ...ridingFaults(combatants, known),
    ...initiativeFaults(block, known),
    ...keyListFaults(['acted'], block.acted ?? [], known),
  ];
}

function ridingFaults(combatants: NonNullable<DocumentBlock['combatants']>, known: Known): Fault[] {
  return Object.entries(combatants).flatMap(([key, { rides }]) => {
    const path = ['combatants', key, 'rides'];
    if (rides === undefined) return [];
    if (rides === key || combatants[rides]?.rides !== undefined)
      return [fault(path, 'riding-circle', { key })];
    return keyFaults(path, rides, known);
  });
}

function initiativeFaults({ initiative, combatants = {}, running }: DocumentBlock, known: Known): Fault[] {
  if (initiative === undefined) return [];
  const listed = Array.isArray(initiative) ? initiative : Object.keys(initiative);
  const mounts = new Set(Object.values(combatants).map(({ rides }) => rides));
  const place = (key: string, index: number): readonly PathPart[] => [
    'initiative',
    Array.isArray(initiative) ? index : key,
  ];
  return [
    ...listed.flatMap((key, index) => keyFaults(place(key, index), key, known)),
    ...listed.flatMap((key, index) =>
      listed.indexOf(key) < index ? [fault(place(key, index), 'twice', { key })] : [],
    ),
    // In a surprise round, some have not rolled yet.
    ...[...(running === undefined ? known : [])].flatMap((key) =>
      listed.includes(key) || mounts.has(key) ? [] : [fault(['initiative'], 'not-in-order', { key }, 'key')],
    ),
  ];
}

import { type Creature, statBlockOf } from './creature';
import type { StatBlock } from './stat-block';

const FILES = import.meta.glob<StatBlock | Creature>('./creatures/*.ts', { eager: true, import: 'default' });
const idOf = (path: string): string => path.replace(/^.*\/|\.ts$/g, '');
const ENTRIES: ReadonlyMap<string, StatBlock | Creature> = new Map(
  Object.entries(FILES).map(([path, entry]) => [idOf(path), entry]),
);
const isCreature = (entry: StatBlock | Creature): entry is Creature => 'hitDice' in entry;

const BLOCKS: ReadonlyMap<string, StatBlock> = new Map(
  [...ENTRIES].map(([id, entry]) => [id, isCreature(entry) ? statBlockOf(entry) : entry]),
);
const CREATURES: ReadonlyMap<string, Creature> = new Map(
  [...ENTRIES].flatMap(([id, entry]): [string, Creature][] => (isCreature(entry) ? [[id, entry]] : [])),
);

/** Ids of all that `creature:` may name: the names of the files in `creatures/`. */
export const creatureIds: readonly string[] = [...ENTRIES.keys()].sort();

/** The stat block of the bestiary's entry `id`; null if there is none. */
export const findCreature = (id: string): StatBlock | null => BLOCKS.get(id) ?? null;

/** What the entry `id` says besides: type, challenge rating, hit dice, what the engine does not play; null for none and for plain blocks. */
export const findEntry = (id: string): Creature | null => CREATURES.get(id) ?? null;

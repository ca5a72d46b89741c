import type { StatBlock } from './stat-block';

const FILES = import.meta.glob<StatBlock>('./creatures/*.ts', { eager: true, import: 'default' });
const idOf = (path: string): string => path.replace(/^.*\/|\.ts$/g, '');
const CREATURES: ReadonlyMap<string, StatBlock> = new Map(
  Object.entries(FILES).map(([path, block]) => [idOf(path), block]),
);

/** Ids of the bestiary: the names of the files in `creatures/`. */
export const creatureIds: readonly string[] = [...CREATURES.keys()].sort();

/** The bestiary's entry `id`; null if there is none. */
export const findCreature = (id: string): StatBlock | null => CREATURES.get(id) ?? null;

import { SIZES, spaceSquares } from '../grid/size';
import type { CombatantBlock } from '../notation/schema/combatant';
import { formatDocument } from '../notation/write/yaml';
import { combatantOf } from './combatant/combatant';
import type { Problem } from './problem';
import type { StatBlockReading } from './read-stat-block';

/** The creatures of a paste as an encounter of the notation, side by side, and what had to be filled in or left out for it. */
export function writeStatBlock({ creatures }: Pick<StatBlockReading, 'creatures'>): {
  yaml: string;
  problems: readonly (readonly Problem[])[];
} {
  const written = creatures.map(combatantOf);
  let x = 0;
  const combatants: Record<string, CombatantBlock> = {};
  written.forEach(({ block }, index) => {
    const read = creatures[index];
    namesOf(block.name ?? '', read?.creature.quantity ?? 1).forEach((name, place) => {
      const own = read?.hitPointsEach?.[place];
      const hp = own === undefined ? {} : { hp: own };
      combatants[keyOf(Object.keys(combatants).length)] = { ...block, ...hp, name, at: [x, 0] };
      x += spaceSquares(SIZES.find((it) => it === block.size) ?? 'medium');
    });
  });
  const title = creatures.map(({ creature }) => creature.name ?? '').join(', ');
  const rows = Math.max(...written.map(({ block }) => spaceSquares(block.size ?? 'medium')));
  const yaml = formatDocument({ title, size: [Math.min(x, 1000), rows], combatants });
  return { yaml, problems: written.map(({ problems }) => problems) };
}

const MOST_OF_ONE = 50;
/** `Goblin 1`, `Goblin 2` … of several that a text speaks of. */
const namesOf = (name: string, quantity: number): readonly string[] =>
  quantity <= 1
    ? [name]
    : Array.from({ length: Math.min(quantity, MOST_OF_ONE) }, (_, index) => `${name} ${index + 1}`);

const LETTERS = 26;
/** A, B … Z, A2, B2 … */
const keyOf = (index: number): string =>
  `${String.fromCharCode(65 + (index % LETTERS))}${index < LETTERS ? '' : Math.floor(index / LETTERS) + 1}`;

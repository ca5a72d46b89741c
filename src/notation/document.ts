import type { Board } from '../grid/board';
import type { Square } from '../grid/square';
import type { DocumentBlock } from './schema/document';
import type { Running } from './schema/running';
import type { Step } from './schema/step';

/** An encounter or scenario that has been read and found sound. */
export interface EncounterDocument {
  readonly file: string;
  /** Its number in the file, from 1. */
  readonly number: number;
  readonly title: string;
  readonly clauses: readonly string[];
  readonly block: DocumentBlock;
  readonly board: Board;
  /** Combatants drawn on the map. */
  readonly drawn: Readonly<Record<string, Square>>;
  readonly running: Running | null;
  readonly steps: readonly Step[];
  /** The combatants' keys as they stand in the text, where data does not keep that order: it puts numbers first. */
  readonly listed: readonly string[] | null;
}

import { createStore } from 'zustand/vanilla';
import type { Manner } from '../../editor/creatures/add';
import type { Paste } from '../../editor/creatures/paste';
import type { CombatantBlock } from '../../notation/schema/combatant';

/** A creature as it was corrected, and how many of it are to come. */
export interface CandidateDraft {
  readonly block: CombatantBlock;
  readonly manner: Manner;
}
/** What the paste panel holds. It outlives the panel: whoever looks at the map meanwhile finds text and corrections as they were. */
export interface PasteDraft {
  readonly typed: string;
  /** A file whose creatures are shown instead of a text; null: none. */
  readonly file: { readonly name: string; readonly paste: Paste } | null;
  /** Which of several creatures is looked at. */
  readonly chosen: number;
  /** By the number of the creature; none for one that is as it was read. */
  readonly corrected: Readonly<Record<number, CandidateDraft>>;
}
const NOTHING: PasteDraft = { typed: '', file: null, chosen: 0, corrected: {} };

export const pasteDraft = createStore<PasteDraft>(() => NOTHING);

/** The text stays for when the file is put away. */
export const handOver = (name: string, paste: Paste): void =>
  pasteDraft.setState(({ typed }) => ({ ...NOTHING, typed, file: { name, paste } }));
/** A text begins anew: corrections were those of another. */
export const takeText = (typed: string): void => pasteDraft.setState({ ...NOTHING, typed });
export const chooseCandidate = (chosen: number): void => pasteDraft.setState({ chosen });
export const correct = (of: number, draft: CandidateDraft): void =>
  pasteDraft.setState(({ corrected }) => ({ corrected: { ...corrected, [of]: draft } }));
export const putAway = (): void => pasteDraft.setState(NOTHING);

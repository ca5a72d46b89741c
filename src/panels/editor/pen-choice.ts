import { createStore } from 'zustand/vanilla';
import { createPen, type PenChoice } from '../../editor/ground/pen';
import { paintingStore, takePen } from '../../session/painting';

/** What was chosen last; it is still chosen when the panel is opened again. */
export const penChoice = createStore<PenChoice>(() => ({
  shape: 'brush',
  mark: 'solid',
  width: 1,
  erases: false,
}));

/** Another choice goes into the hand at once. */
export function choosePen(changes: Partial<PenChoice>): void {
  penChoice.setState(changes);
  takePen(createPen(penChoice.getState()));
}

/** The pen is put down, or taken up again as it was. */
export function togglePen(): void {
  takePen(paintingStore.getState().pen === null ? createPen(penChoice.getState()) : null);
}

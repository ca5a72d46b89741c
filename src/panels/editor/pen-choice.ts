import { createStore } from 'zustand/vanilla';
import { createPen, type PenChoice } from '../../editor/ground/pen';
import { type Pen, paintingStore, takePen } from '../../session/painting';

/** What was chosen last; it is still chosen when the panel is opened again. */
export const penChoice = createStore<PenChoice>(() => ({
  shape: 'brush',
  mark: 'solid',
  width: 1,
  erases: false,
}));

const ofGround = new WeakSet<Pen>();
function chosenPen(): Pen {
  const pen = createPen(penChoice.getState());
  ofGround.add(pen);
  return pen;
}
/** Whether what is in the hand paints the ground: it may be a light. */
export const isOfGround = (pen: Pen | null): boolean => pen !== null && ofGround.has(pen);

/** Another choice goes into the hand at once. */
export function choosePen(changes: Partial<PenChoice>): void {
  penChoice.setState(changes);
  takePen(chosenPen());
}

/** The pen is put down, or taken up again as it was. */
export function togglePen(): void {
  takePen(paintingStore.getState().pen === null ? chosenPen() : null);
}

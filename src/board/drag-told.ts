import { setFormation } from '../session/formation';
import { setMoving, setPlacing, setPreview } from '../session/preview';
import type { Advice } from './advice';
import type { Dragging } from './tools/types';

/** What is drawn is told to the panels, and safer ways are looked for beside it; for several at once there are none. */
export function tellOfDrag(drag: Dragging | null, advice: Advice): void {
  const formation = drag?.route.formation ?? null;
  setFormation(formation);
  const { answer, action, path } = drag?.route ?? { answer: null, action: '', path: [] };
  const preview =
    drag === null || answer === null
      ? null
      : { who: drag.draft.who, action, path, waypoints: drag.draft.waypoints, answer };
  setPreview(preview);
  setMoving(drag === null || drag.draft.place ? null : drag.draft.who);
  setPlacing(drag?.draft.place ? { who: drag.draft.who, to: drag.draft.to } : null);
  advice.follow(formation === null ? preview : null);
}

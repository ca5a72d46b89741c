import type { Play } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { harm, stabilise } from './hit-points';

/** STAB-1 to STAB-3: 10 % to become stable, else a hit point is lost. */
export function bleed(play: Play, id: CombatantId): void {
  const { total } = play.roll({
    who: id,
    purpose: 'stabilize',
    what: 'stabilize',
    dice: 'd100',
    modifiers: [],
  });
  const passed = total <= 10;
  play.emit({
    type: 'checked',
    who: id,
    kind: 'stabilize',
    save: false,
    total,
    dc: 10,
    passed,
    against: null,
  });
  if (passed) stabilise(play, id);
  else harm(play, { who: id, by: null, amount: 1, nonlethal: false, source: 'bleeding', attack: null });
}

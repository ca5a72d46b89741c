import type { Play } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, optional, text } from '../arguments';
import { BURNING, FLAMES_DC } from '../flames';
import { endAll } from '../hit-points';
import { savingThrow } from '../saving-throw';

const FIELDS = { on: optional(text) };
type Args = ArgsOf<typeof FIELDS>;
/** Rolling on the ground helps. */
const ROLLING = [modifier('circumstance', 2, 'condition.prone')];

/** Flames on a body take a Reflex save. */
function putOut(play: Play, id: string): void {
  const who = play.combatant(id);
  const extra = play.has(who, 'prone') ? ROLLING : [];
  const { passed } = savingThrow(play, { who: id, kind: 'reflex', dc: FLAMES_DC, against: null, extra });
  if (passed) endAll(play, id, BURNING, 'extinguished');
}

/** One that was lit before the fight is a torch like any other afterwards. */
function putOutTorch(play: Play, id: string): void {
  const { inventory } = play.combatant(id);
  const hands = inventory.hands.map((held) =>
    held.item.name === 'burning-torch' ? { ...held, item: { ...held.item, name: 'torch' } } : held,
  );
  if (hands.every((held, index) => held === inventory.hands[index])) return;
  const changed = { ...inventory, hands };
  play.emit({ type: 'inventoryChanged', who: id, inventory: changed, verb: 'extinguish', item: 'torch' });
}

/** Puts out flames: a torch that burns, or who is on fire (TBL-45). */
export default defineAction<Args>({
  id: 'extinguish',
  clause: 'TBL-45',
  cost: 'full-round',
  needs: 'nothing',
  parse: argsParser(FIELDS),
  refuse: (view, _actor, { on }) =>
    on === null || view.find(on) ? null : refusal('unknown-combatant', { id: on }),
  steps: {
    start(play, { actor, args }) {
      const on = args.on ?? actor;
      if (play.has(play.combatant(on), BURNING)) putOut(play, on);
      if (play.combatant(on).memory['light-torch'] === true)
        play.emit({ type: 'remembered', who: on, key: 'light-torch', value: null });
      putOutTorch(play, on);
      return DONE;
    },
  },
});

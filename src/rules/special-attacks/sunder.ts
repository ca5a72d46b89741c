import type { Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, optional, square, text } from '../arguments';
import { whyNoAttack } from '../attack-args';
import { rollDamage } from '../damage';
import { causeOf, takeAttack, whyNotManeuver } from '../maneuver';
import { beatsBearer, isHeld, landsOnThing, sunderTarget, swingAt, whyNotSwing } from '../sundering';
import { damageThing } from '../things';

const FIELDS = { on: optional(text), object: optional(text), at: optional(square), weapon: optional(text) };
type Args = ArgsOf<typeof FIELDS>;
const parseFields = argsParser(FIELDS);

function refuse(view: View, who: Combatant, args: Args): Refusal | null {
  const { on, weapon, object } = args;
  const thing = sunderTarget(view, args);
  if (on !== null && !view.find(on)) return refusal('unknown-combatant', { id: on });
  if (!thing) return refusal('no-such-thing', { object: object ?? 'weapon' }, 'X-SUN-1');
  if (
    thing.kind === 'item' &&
    thing.place === 'worn' &&
    thing.item.weapon === null &&
    isArmor(thing.item.name)
  )
    return refusal('worn-armor', { object: thing.item.name }, 'X-SUN-4');
  const why = on === null ? null : whyNotManeuver(view, who, { on, weapon }, 'sunder');
  return why ?? whyNotSwing(view, who, { weapon, thing });
}
const isArmor = (name: string): boolean => name === 'armor' || name.endsWith('-armor');

/** A blow at a thing: what is held by opposed attack rolls, what is carried or lies about against its AC (X-SUN-1 to X-SUN-4). */
export default defineAction<Args>({
  id: 'sunder',
  clause: 'X-SUN-1',
  cost: 'attack',
  provokes: (_view, _who, { on }) => (on === null ? 'nobody' : 'target'),
  needs: 'creature',
  precheck: whyNoAttack,
  parse(input) {
    const args = parseFields(input);
    if (isRefusal(args)) return args;
    return args.on === null && args.at === null
      ? refusal('bad-argument', { argument: 'on', expected: 'text' })
      : args;
  },
  refuse,
  steps: {
    start(play, { actor, args }) {
      const spent = takeAttack(play, actor, { on: args.on ?? '', weapon: args.weapon });
      const who = play.combatant(actor);
      const thing = sunderTarget(play, args);
      if (!thing) return DONE;
      const attack = swingAt(play, who, thing, { ...spent, cause: causeOf(args, 'sunder') });
      if (!attack) return DONE;
      const hits = isHeld(thing)
        ? beatsBearer(play, who, thing, attack)
        : landsOnThing(play, who, thing, attack);
      if (hits) damageThing(play, thing, rollDamage(play, { who, target: null, attack }, 1));
      return DONE;
    },
  },
});

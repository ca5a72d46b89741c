import type { ActiveEffect, Cost, Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant, JsonRecord } from '../../engine/state';
import { type ArgsOf, argsParser, oneOf, optional, text } from '../arguments';
import { AIM_FIELDS, aimOf, whyNoCasting } from '../cast-args';
import { type Casting, cast, release, spend, tellCast } from '../casting';
import { plainSpell, spellField, spellNamed } from '../spell';
import { whyNotAimed } from '../spell-targets';

const FIELDS = {
  kind: oneOf('spell-like', 'supernatural', 'extraordinary'),
  name: text,
  spell: optional(spellField),
  action: optional(oneOf('standard', 'move', 'full-round', 'free', 'swift')),
  ...AIM_FIELDS,
};
type Args = ArgsOf<typeof FIELDS>;

const isSpellLike = ({ kind }: Args): boolean => kind === 'spell-like';

/** What it does as a spell would: given with it, or under its name on the sheet. It has no components and no casting time of a spell. */
function castingOf(who: Combatant, args: Args): Casting {
  const { name, defensively } = args;
  const known = spellNamed(who, (args.spell as string | JsonRecord | null) ?? name);
  const spell = isRefusal(known) ? { ...plainSpell(name), level: 0 } : known;
  const plain = { ...spell, name, time: 'standard', components: [], metamagic: false };
  return { spell: plain, aim: aimOf(args), defensively, quickened: false, spoken: false };
}

/** A power of its own that says itself what its use does (rage). */
const powerOf = (view: View, who: Combatant, { name }: Args): ActiveEffect | null =>
  view.effectsOf(who).find(({ effect }) => effect.id === name && effect.use) ?? null;

const cost = (view: View, who: Combatant, args: Args): Cost =>
  args.action ?? powerOf(view, who, args)?.effect.use?.cost ?? 'standard';

function refuse(view: View, who: Combatant, args: Args): Refusal | null {
  const { spell, aim } = castingOf(who, args);
  const power = powerOf(view, who, args);
  if (power) return power.effect.use?.refuse?.(power.held, view) ?? null;
  return (
    (isSpellLike(args) ? whyNoCasting(view, who, spell) : null) ??
    (spell.count === 0 ? refusal('spell-spent', { who: who.id, spell: spell.name }, 'ABIL-6') : null) ??
    whyNotAimed(view, who, spell, aim)
  );
}

/** A special ability: a spell-like one works like casting, the others can neither be disturbed nor give an opening (ABIL-1 to ABIL-11, TBL-24, TBL-26, TBL-27). */
export default defineAction<Args>({
  id: 'use-ability',
  clause: 'ABIL-1',
  cost,
  provokes: (_view, _who, args) => (isSpellLike(args) && !args.defensively ? 'everyone' : 'nobody'),
  usualCost: 'standard',
  mental: (_view, _who, { kind }) => kind !== 'extraordinary',
  needs: 'nothing',
  parse: argsParser(FIELDS),
  refuse,
  steps: {
    start(play, { actor, args, memo }) {
      const power = powerOf(play, play.combatant(actor), args);
      power?.effect.use?.begin(power.held, play);
      if (power) return DONE;
      const casting = castingOf(play.combatant(actor), args);
      if (isSpellLike(args)) cast(play, actor, casting, memo);
      else {
        spend(play, actor, casting);
        release(play, actor, casting);
      }
      return DONE;
    },
    lost(play, { actor, args }) {
      const casting = castingOf(play.combatant(actor), args);
      spend(play, actor, casting);
      if (isSpellLike(args)) tellCast(play, actor, casting, 'lost');
      return DONE;
    },
  },
});

import type { View } from '../../../engine/contract';
import { isRefusal } from '../../../engine/refusal';
import type { Combatant, CombatantId, JsonRecord, Spell } from '../../../engine/state';
import { attackOdds } from '../../attack-odds';
import { type CastArgs, castingOf } from '../../cast-args';
import { type Casting, DEAFENED, distractions, mayBeMumbled } from '../../casting';
import { concentrationModifiers, type Distraction, wound } from '../../concentration';
import { mean } from '../../damage-distribution';
import { costOf } from '../../economy';
import { isSoleAction } from '../../forecast';
import { checkChance } from '../../hit-chance';
import { wouldSpend } from '../../maneuver';
import { blowFor } from '../../opportunity-blow';
import { type Deals, type Sapped, UNSAPPED } from '../../sapped';
import { needsRoll, spellContext, type Touch } from '../../spell-attack';
import { feltChance, spellDamage } from '../../spell-damage';
import { resistanceCheck, saveAgainst } from '../../spell-effect';
import { concerned, isByTouch, originOf } from '../../spell-targets';
import { NOBODY, struckOnce, woundsIn } from '../../struck';
import { damageIn, fateWith, type Wounds } from '../../wounds';
import { attackStage, chanceOfAll, checkStage, type Stage, saveStage, sideOf } from './stage';

/** One whom the spell concerns. */
export interface SpellTarget {
  readonly on: CombatantId;
  /** Touch or ray, spell resistance, the save. */
  readonly stages: readonly Stage[];
  /** That it takes the full effect once the spell is cast, from 0 to 1. */
  readonly chance: number;
  /** Mean damage once the spell is cast; null where it deals none. */
  readonly damage: number | null;
}
export interface SpellOdds {
  /** What may spoil the casting: blows, distractions, deafness. */
  readonly stages: readonly Stage[];
  /** That the spell is not lost. */
  readonly chance: number;
  readonly targets: readonly SpellTarget[];
}

/** A spell before it is cast: whether it is kept, and for each target what it has to get through (SPELL-17 to SPELL-20, X-SAV-1 to X-SAV-3). */
export function spellOdds(
  view: View,
  who: Combatant,
  args: CastArgs,
  provoked: readonly CombatantId[],
): SpellOdds | null {
  const casting = castingOf(who, args);
  if (isRefusal(casting)) return null;
  const stages = [
    ...struckStages(view, who, casting, { args, provoked }),
    ...distractions(view, who.id, casting, {}).map((it) => distractionStage(view, who, casting, it)),
    ...deafness(view, who, casting),
  ];
  const chance = view.can(who, 'concentrate') ? chanceOfAll(stages) : 0;
  return { stages, chance, targets: targetsOf(view, who, casting) };
}

function distractionStage(view: View, who: Combatant, { spell }: Casting, { kind, dc }: Distraction): Stage {
  const modifiers = concentrationModifiers(view, who, kind);
  const clause = kind === 'defensively' ? 'SPELL-30' : 'X-CONC-1';
  return checkStage({ who: who.id, what: 'concentration', modifiers }, dc + spell.level, clause);
}

/** What a blow deals, by the chance that the spell outlasts it. */
const keptThrough = (deals: Deals, passes: (wounds: Wounds) => number): Deals =>
  new Map(
    [...deals].map(([sapped, its]) => [
      sapped,
      new Map([...its].map(([wounds, chance]) => [wounds, chance * passes(wounds)])),
    ]),
  );

/** Blows that the casting provokes: a wound asks for Concentration, and who falls has lost the spell (SPELL-28, X-CONC-1). */
function struckStages(
  view: View,
  who: Combatant,
  { spell }: Casting,
  { args, provoked }: { readonly args: CastArgs; readonly provoked: readonly CombatantId[] },
): Stage[] {
  const bonus = sideOf({
    who: who.id,
    what: 'concentration',
    modifiers: concentrationModifiers(view, who, 'damage'),
  });
  const cast = view.rules.actions.get('cast');
  const wholeRound = cast !== undefined && costOf(view, who, cast, args) === 'full-round';
  const fate = fateWith(view, who, isSoleAction(who, wholeRound));
  let kept: Deals = new Map([[UNSAPPED, new Map([[0, 1]])]]);
  const passes = (wounds: Wounds): number =>
    wounds === 0 ? 1 : checkChance(bonus.total, wound(damageIn(wounds)).dc + spell.level);
  let before = 1;
  return provoked.flatMap((id) => {
    const blow = blowFor(view, id, who, { because: 'cast' });
    if (!blow) return [];
    const on = (sapped: Sapped) => {
      const its = blowFor(view, id, who, { because: 'cast', sapped });
      return its && { deals: keptThrough(its.deals, passes), guarded: null };
    };
    kept = struckOnce({ up: kept, halted: NOBODY }, { on, comes: 1, fate }).up;
    const left = [...woundsIn(kept).values()].reduce((sum, weight) => sum + weight, 0);
    const chance = before === 0 ? 0 : left / before;
    before = left;
    const by = {
      who: id,
      what: blow.attack.weapon.id,
      modifiers: blow.odds.attackModifiers,
      total: blow.odds.bonus,
    };
    return [{ kind: 'opportunity', clause: 'SPELL-28', by, against: bonus, dc: null, chance } as const];
  });
}

/** SPELL-6: words that are not heard go wrong one time in five. */
function deafness(view: View, who: Combatant, casting: Casting): Stage[] {
  if (!mayBeMumbled(view, who.id, casting)) return [];
  const by = { who: who.id, what: 'deafened', modifiers: [], total: 0 };
  return [{ kind: 'luck', clause: 'SPELL-6', by, against: null, dc: null, chance: 1 - DEAFENED / 100 }];
}

/** The charge of a touch spell on this one: the touch, resistance, the save (TOUCH-5, TOUCH-11). */
export function touchTargets(
  view: View,
  who: Combatant,
  spell: Spell,
  on: CombatantId,
): readonly SpellTarget[] {
  const options = wouldSpend(who, { on, weapon: 'unarmed' });
  return oddsOn(view, who, { spell, touch: 'melee', ids: [on], at: null, options });
}

function targetsOf(view: View, who: Combatant, { spell, aim }: Casting): readonly SpellTarget[] {
  const touch = isByTouch(spell, aim) ? 'melee' : spell.touch;
  const ids = touch === null ? concerned(view, who, spell, aim) : aim.on;
  return oddsOn(view, who, { spell, touch, ids, at: originOf(view, spell, aim), options: {} });
}

interface Reach {
  readonly spell: Spell;
  readonly touch: Touch | null;
  readonly ids: readonly CombatantId[];
  readonly at: ReturnType<typeof originOf>;
  /** Of the attack that a touch takes the place of. */
  readonly options: JsonRecord;
}
function oddsOn(
  view: View,
  who: Combatant,
  { spell, touch, ids, at, options }: Reach,
): readonly SpellTarget[] {
  return ids.flatMap((id) => {
    const target = view.find(id);
    if (!target) return [];
    const rolls = touch === 'ranged' || (touch === 'melee' && needsRoll(who, target));
    const attack =
      touch !== null && rolls ? spellContext(view, who, target, { spell, touch, options }) : null;
    const hits = attack ? [attackStage(view, { who, target, attack }, 'TOUCH-5')] : [];
    const resisted = resistanceCheck(view, who, target, spell);
    const level = { who: who.id, what: 'caster-level', modifiers: resisted?.modifiers ?? [] };
    const pierces: Stage[] = resisted
      ? [{ ...checkStage(level, resisted.dc, 'TBL-15'), kind: 'resistance' }]
      : [];
    const thrown = saveAgainst(view, { caster: who.id, spell, targets: [id], damage: null, at }, target);
    const saves = thrown ? [saveStage(view, thrown, 'X-SAV-2')] : [];
    const stages = [...hits, ...pierces, ...saves];
    const critical =
      attack && spell.damage !== null ? attackOdds(view, who, target, attack).criticalChance : 0;
    const pierced = chanceOfAll(pierces) * feltChance(view, who, target, spell);
    const reached = { hit: chanceOfAll(hits), critical, pierced };
    const failed = saves[0]?.chance ?? 1;
    return [
      {
        on: id,
        stages,
        chance: chanceOfAll(stages),
        damage: meanDamage(view, target, spell, { ...reached, failed }),
      },
    ];
  });
}

interface Reached {
  readonly hit: number;
  readonly critical: number;
  readonly pierced: number;
  /** Chance that the save fails. */
  readonly failed: number;
}
function meanDamage(view: View, target: Combatant, spell: Spell, it: Reached): number | null {
  const { failed } = it;
  const once = spellDamage(view, target, spell, { failed, twice: false });
  if (once === null) return null;
  const twice = it.critical > 0 ? spellDamage(view, target, spell, { failed, twice: true }) : null;
  return it.pierced * ((it.hit - it.critical) * mean(once) + it.critical * (twice ? mean(twice) : 0));
}

import type { View } from '../../../engine/contract';
import { total } from '../../../engine/modifiers';
import { isRefusal } from '../../../engine/refusal';
import type { Combatant, CombatantId, JsonRecord } from '../../../engine/state';
import { sizeStep } from '../../../grid/size';
import type { SquarePair } from '../../arguments';
import { attackBonus } from '../../attack-roll';
import { canAct } from '../../body';
import { counterDisarm, type DisarmArgs, disarmDuel } from '../../disarm-duel';
import { disarmTarget } from '../../disarming';
import { provokers } from '../../economy';
import { feintSides } from '../../feinting';
import { grappleSide, laterTry, lethalPenalty, slippingSide } from '../../grapple-check';
import { isGrapplingWith, partnersOf, pinOf } from '../../grappling';
import { beatsEach, beatsOpposed, hitChance } from '../../hit-chance';
import { causeOf, type ManeuverArgs, maneuverContext, wouldSpend } from '../../maneuver';
import { blowFor } from '../../opportunity-blow';
import { woundsIn } from '../../struck';
import { isHeld, sunderSides, sunderTarget, swingAt, thingArmorClass } from '../../sundering';
import { resister, type Shove, shover } from '../../toppling';
import { trippingWeapon } from '../../tripping';
import { attackStage, chanceOfAll, opposedStage, type Stage, sideOf } from './stage';

/** The rolls of a deed and what they come to. */
export interface Chain {
  readonly stages: readonly Stage[];
  /** That it succeeds, from 0 to 1. */
  readonly chance: number;
  /** The try in turn of whom it was made on, and the chance that it comes and succeeds. */
  readonly counter: { readonly stage: Stage; readonly chance: number } | null;
}
type Asker = (view: View, who: Combatant, args: JsonRecord) => Chain | null;

const chain = (stages: readonly Stage[], counter: Chain['counter'] = null): Chain => ({
  stages,
  chance: chanceOfAll(stages),
  counter,
});
const named = (args: JsonRecord, key: string): string | null =>
  typeof args[key] === 'string' ? args[key] : null;
const targetOf = (view: View, args: JsonRecord): Combatant | null => view.find(named(args, 'on') ?? '');
const plain = (args: JsonRecord, weapon: string | null): ManeuverArgs => ({
  ...args,
  on: named(args, 'on') ?? '',
  weapon,
});

/** Strength against Strength, or what else may be set against it (X-BULL-4, X-OVR-4, X-TRP-3). */
export const shoveStage = (view: View, who: Combatant, target: Combatant, shove: Shove): Stage =>
  opposedStage(shover(view, who, shove), resister(view, target, shove), SHOVE_CLAUSES[shove]);
const SHOVE_CLAUSES: Readonly<Record<Shove, string>> = {
  'bull-rush': 'X-BULL-4',
  overrun: 'X-OVR-4',
  trip: 'X-TRP-3',
};

/** Whoever stood firm may shove back (X-TRP-4, X-OVR-4). `reached`: the chance that it came to the check that was lost. */
function shovedBack(view: View, who: Combatant, target: Combatant, it: Shoved): Chain['counter'] {
  if (!canAct(view, target)) return null;
  const stage = { ...shoveStage(view, target, who, it.shove), clause: IN_TURN[it.shove] };
  return { stage, chance: it.reached * (1 - it.won) * stage.chance };
}
const IN_TURN: Readonly<Record<Shove, string>> = {
  'bull-rush': 'X-BULL-7',
  overrun: 'X-OVR-5',
  trip: 'X-TRP-4',
};
interface Shoved {
  readonly shove: Shove;
  readonly reached: number;
  readonly won: number;
}

function trip(view: View, who: Combatant, args: JsonRecord): Chain | null {
  const target = targetOf(view, args);
  if (!target) return null;
  const weapon = trippingWeapon(view, who, { on: target.id, weapon: named(args, 'weapon') });
  const its = plain(args, weapon);
  const attack = maneuverContext(view, who, its, { id: 'trip', touch: true, options: wouldSpend(who, its) });
  if (isRefusal(attack)) return null;
  const touch = attackStage(view, { who, target, attack }, 'X-TRP-1');
  const shoved = shoveStage(view, who, target, 'trip');
  const it = { shove: 'trip', reached: touch.chance, won: shoved.chance } as const;
  return chain([touch, shoved], shovedBack(view, who, target, it));
}

function shove(kind: Exclude<Shove, 'trip'>): Asker {
  return (view, who, args) => {
    const target = targetOf(view, args);
    if (!target) return null;
    const stage = shoveStage(view, who, target, kind);
    const it = { shove: kind, reached: 1, won: stage.chance };
    return chain([stage], kind === 'overrun' ? shovedBack(view, who, target, it) : null);
  };
}

/** The blow of the target that spoils the try if it wounds (X-DIS-1, X-GRP-3); none where it gets none. */
function spoiling(view: View, who: Combatant, args: JsonRecord, action: string): readonly Stage[] {
  const rule = view.rules.actions.get(action);
  const on = named(args, 'on') ?? '';
  if (!rule || args['reaction'] === true || !provokers(view, who, rule, args).includes(on)) return [];
  const blow = blowFor(view, on, who, { because: action });
  if (!blow) return [];
  const { odds, attack, deals } = blow;
  const by = { who: on, what: attack.weapon.id, modifiers: odds.attackModifiers, total: odds.bonus };
  const against = {
    who: who.id,
    what: 'armor-class',
    modifiers: odds.armorClassModifiers,
    total: odds.armorClass,
  };
  const clause = action === 'disarm' ? 'X-DIS-1' : 'X-GRP-3';
  return [{ kind: 'opportunity', clause, by, against, dc: null, chance: woundsIn(deals).get(0) ?? 0 }];
}

function disarm(view: View, who: Combatant, args: JsonRecord): Chain | null {
  const target = targetOf(view, args);
  const thing = target && disarmTarget(target, named(args, 'item'));
  if (!target || !thing) return null;
  const its: DisarmArgs = { on: target.id, weapon: named(args, 'weapon'), item: named(args, 'item') };
  const duel = disarmDuel(view, who, its, { thing, options: wouldSpend(who, its) });
  if (isRefusal(duel)) return null;
  const before = spoiling(view, who, args, 'disarm');
  const stage = opposedStage(...duel.sides, 'X-DIS-2');
  const back = thing.place === 'hands' ? counterDisarm(view, who, its) : null;
  const answer = back && disarmDuel(view, target, back.args, { thing: back.thing, options: {} });
  if (!answer || isRefusal(answer)) return chain([...before, stage]);
  const counter = opposedStage(...answer.sides, 'X-DIS-4');
  const chance = chanceOfAll(before) * (1 - stage.chance) * counter.chance;
  return chain([...before, stage], { stage: counter, chance });
}

function sunder(view: View, who: Combatant, args: JsonRecord): Chain | null {
  const [on, object] = [named(args, 'on'), named(args, 'object')];
  const at = Array.isArray(args['at']) ? (args['at'] as unknown as SquarePair) : null;
  const thing = sunderTarget(view, { on, object, at });
  if (!thing) return null;
  const weapon = named(args, 'weapon');
  const options = wouldSpend(who, plain(args, weapon));
  const attack = swingAt(view, who, thing, { weapon, options, cause: causeOf(args, 'sunder') });
  if (!attack) return null;
  if (isHeld(thing)) return chain([opposedStage(...sunderSides(view, who, thing, attack), 'X-SUN-2')]);
  const bonus = attackBonus(view, who, null, attack);
  const armor = thingArmorClass(view, who, thing);
  const by = { who: who.id, what: attack.weapon.id, modifiers: bonus.modifiers, total: bonus.value };
  const against = { who: null, what: 'armor-class', modifiers: armor, total: total(armor) };
  const chance = hitChance(by.total, against.total);
  return chain([{ kind: 'attack', clause: 'X-SUN-4', by, against, dc: null, chance }]);
}

/** The hold itself: opposed grapple checks, hopeless against what is two sizes larger (X-GRP-4, X-GRP-5). */
function holdStage(
  view: View,
  who: Combatant,
  target: Combatant,
  extra: Parameters<typeof grappleSide>[2],
): Stage {
  const stage = opposedStage(grappleSide(view, who.id, extra), grappleSide(view, target.id), 'X-GRP-4');
  return sizeStep(who.sheet.size, target.sheet.size) >= 2
    ? { ...stage, clause: 'X-GRP-5', chance: 0 }
    : stage;
}

function grapple(view: View, who: Combatant, args: JsonRecord): Chain | null {
  const target = targetOf(view, args);
  if (!target || args['path']) return null;
  const bare = plain(args, 'unarmed');
  const options = wouldSpend(who, bare);
  const lethal = lethalPenalty(view, who, args['lethal'] === true);
  if (isGrapplingWith(view, who, target.id)) {
    const mine = grappleSide(view, who.id, [...lethal, ...laterTry(options)]);
    return chain([opposedStage(mine, grappleSide(view, target.id), 'X-GRP-9')]);
  }
  const attack = maneuverContext(view, who, bare, { id: 'grapple', touch: true, options });
  if (isRefusal(attack)) return null;
  const joins = view.has(target, 'grappling');
  return chain([
    ...spoiling(view, who, args, 'grapple'),
    ...(joins ? [] : [attackStage(view, { who, target, attack }, 'X-GRP-3')]),
    holdStage(view, who, target, lethal),
  ]);
}

function pin(view: View, who: Combatant, args: JsonRecord): Chain | null {
  const target = targetOf(view, args);
  if (!target) return null;
  const later = laterTry(wouldSpend(who, plain(args, 'unarmed')));
  const mine = grappleSide(view, who.id, later);
  return chain([opposedStage(mine, grappleSide(view, target.id), 'X-GRP-13')]);
}

/** One roll against everyone who holds on; each of them rolls (X-GRP-11). */
function struggle(view: View, who: Combatant, args: JsonRecord): Chain | null {
  const friend = targetOf(view, args);
  const pinned = friend && friend.id !== who.id ? pinOf(friend) : null;
  const pinner = (pinned ?? pinOf(who))?.by ?? null;
  const holders: readonly CombatantId[] = pinner === null ? partnersOf(view, who) : [pinner];
  const later = laterTry(wouldSpend(who, plain(args, 'unarmed')));
  const mine =
    args['skill'] === 'escape-artist' ? slippingSide(view, who.id) : grappleSide(view, who.id, later);
  const stages = holders.map((id) => opposedStage(mine, grappleSide(view, id), 'X-GRP-11'));
  if (stages.length < 2) return stages.length === 0 ? null : chain(stages);
  const others = stages.map(({ against }) => against?.total ?? 0);
  return { stages, chance: beatsEach(total(mine.modifiers), others), counter: null };
}

function feint(view: View, who: Combatant, args: JsonRecord): Chain | null {
  const target = targetOf(view, args);
  if (!target) return null;
  const { bluff, sense } = feintSides(view, who, target);
  const [by, against] = [sideOf(bluff), sideOf(sense)];
  const chance = beatsOpposed(by.total, against.total);
  return chain([{ kind: 'opposed', clause: 'X-FEI-1', by, against, dc: null, chance }]);
}

/** What each maneuver takes, by its action's id. */
export const MANEUVERS: Readonly<Record<string, Asker>> = {
  trip,
  disarm,
  sunder,
  grapple,
  pin,
  feint,
  'bull-rush': shove('bull-rush'),
  overrun: shove('overrun'),
  'escape-grapple': struggle,
};

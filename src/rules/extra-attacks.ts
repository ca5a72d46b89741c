import type { AttackContext, View } from '../engine/contract';
import { isRefusal } from '../engine/refusal';
import type { AttackSlot, Combatant } from '../engine/state';
import { type AttackArgs, requestOf } from './attack-args';
import { attackContext } from './attack-context';

/** More attacks at the highest bonus in a full attack, for which every attack of the round loses `amount`. */
export interface ExtraAttacks {
  readonly effect: string;
  readonly count: number;
  readonly amount: number;
}
/** `rapid` and `flurry` are used where they can be, unless it is said that they are not. */
export type FullAttackArgs = AttackArgs & {
  readonly twf: boolean;
  readonly rapid: boolean | null;
  readonly flurry: boolean | null;
};

function attackOf(view: View, who: Combatant, args: AttackArgs): AttackContext | null {
  const target = view.find(args.on);
  const made = target ? attackContext(view, who, target, requestOf(args, 'full-attack')) : null;
  return made === null || isRefusal(made) ? null : made.attack;
}

/** X-FEAT-16: one more shot or throw, all at -2. */
const rapidShot = (view: View, who: Combatant, { kind }: AttackContext): readonly ExtraAttacks[] =>
  kind === 'ranged' && view.has(who, 'rapid-shot') ? [{ effect: 'rapid-shot', count: 1, amount: 2 }] : [];

/** X-CLS-5: one more blow, all at -2, at -1 from 5th level and without loss from 9th; two more from 11th. Not in armor or behind a shield. */
function flurry(view: View, who: Combatant, { kind, weapon }: AttackContext): readonly ExtraAttacks[] {
  const { level, armor } = who.sheet;
  const bare = armor === null && who.inventory.shield === null;
  if (kind !== 'melee' || !bare || !weapon.traits.includes('monk') || !view.has(who, 'flurry-of-blows'))
    return [];
  const amount = level >= 9 ? 0 : level >= 5 ? 1 : 2;
  return [{ effect: 'flurry-of-blows', count: level >= 11 ? 2 : 1, amount }];
}

/** What a full attack that begins with this attack has in addition (X-FEAT-16, X-CLS-5). */
export function extraAttacks(view: View, who: Combatant, args: FullAttackArgs): readonly ExtraAttacks[] {
  const attack = attackOf(view, who, args);
  if (!attack) return [];
  return [
    ...(args.rapid === false ? [] : rapidShot(view, who, attack)),
    ...(args.flurry === false ? [] : flurry(view, who, attack)),
  ];
}

/** The attacks themselves, at the highest bonus. */
export const extraSlots = (extra: readonly ExtraAttacks[], twoWeapons: boolean): readonly AttackSlot[] =>
  extra.flatMap(({ count }) =>
    Array.from({ length: count }, () => ({
      penalty: 0,
      hand: twoWeapons ? ('main' as const) : ('any' as const),
      weapon: null,
    })),
  );

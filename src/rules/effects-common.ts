import type { Capability, Holding, Play, Query } from '../engine/contract';
import type { CombatantId, EffectInstance, JsonRecord, Modifier, Weapon } from '../engine/state';

export const NO_MODIFIERS: readonly Modifier[] = [];

const OPPOSED_ATTACK = /(^|-)(disarm|sunder)$/;
const CHECKS: ReadonlySet<Query['stat']> = new Set([
  'check',
  'concentration',
  'initiative',
  'grapple',
  'maneuver',
]);

/** An attack roll, also one that another attack roll opposes (X-DIS-2, X-SUN-2). */
export function isAttackRoll({ stat, detail }: Query): boolean {
  if (stat === 'attack') return true;
  if (stat === 'check') return detail === 'attack';
  return stat === 'maneuver' && detail !== null && OPPOSED_ATTACK.test(detail);
}

/** A skill or ability check; initiative is one of Dexterity (INI-2), a trip or bull rush one of Strength. */
export const isCheck = (query: Query): boolean => CHECKS.has(query.stat) && !isAttackRoll(query);

/** What goes with having no action left in one's hands: no attack could follow, so no square is threatened either (AOO-2). */
export const CANNOT_ACT = ['act', 'threaten', 'opportunity'] as const satisfies readonly Capability[];

/** The ids in a list of an effect's data; none where it is no list. */
export function idsIn(data: JsonRecord, key: string): readonly CombatantId[] {
  const value = data[key];
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
}

/** A number of an effect's data; 0 where it is none. */
export function amountIn(data: JsonRecord, key: string): number {
  const value = data[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** Whether a feat that was taken for one weapon (`weapon-focus-longsword`) concerns this one; without a choice it concerns all. */
export const concernsWeapon = ({ data }: Holding, weapon: Weapon): boolean =>
  typeof data['choice'] !== 'string' || data['choice'] === weapon.id;

const isInForce = (play: Play, who: CombatantId, uid: number): boolean =>
  play.find(who)?.effects.some((it) => it.uid === uid) ?? false;

/** Ends an effect that is still in force. */
export function endEffect(play: Play, who: CombatantId, effect: EffectInstance, reason: string): void {
  const { uid, id } = effect;
  if (isInForce(play, who, uid)) play.emit({ type: 'effectEnded', who, uid, id, reason });
}

/** Ends the effect that listens. */
export function endHeld(play: Play, { holder, instance }: Holding, reason: string): void {
  if (instance) endEffect(play, holder.id, instance, reason);
}

/** What the holder had and what has come to it make `becomes` together, for as long as the later would have lasted (X-CND-11, X-CND-24). */
export function addUp(
  play: Play,
  { holder, instance }: Holding,
  gained: EffectInstance,
  becomes: string,
): void {
  if (!instance || instance.uid === gained.uid) return;
  if (![instance, gained].every(({ uid }) => isInForce(play, holder.id, uid))) return;
  endEffect(play, holder.id, instance, becomes);
  endEffect(play, holder.id, gained, becomes);
  play.gain(holder.id, { id: becomes, by: gained.by, ends: gained.ends, data: {} });
}

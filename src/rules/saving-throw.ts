import type { Play, View } from '../engine/contract';
import { counted, modifier } from '../engine/modifiers';
import type { AbilityName, Combatant, CombatantId, Modifier, SaveName } from '../engine/state';
import { abilityLine } from './abilities';

const ABILITY: Readonly<Record<SaveName, AbilityName>> = { fortitude: 'con', reflex: 'dex', will: 'wis' };

/** A save's modifiers: base bonus, ability, effects (SAV-2, SAV-4 to SAV-6). */
export const saveModifiers = (
  view: View,
  who: Combatant,
  kind: SaveName,
  against: Combatant | null,
): readonly Modifier[] =>
  counted([
    modifier('base', who.sheet.saves[kind], 'base-save'),
    abilityLine(view, who, ABILITY[kind]),
    ...view.modifiers({ stat: 'save', of: who, against, detail: kind, attack: null }),
  ]);

export interface SaveRequest {
  readonly who: CombatantId;
  readonly kind: SaveName;
  readonly dc: number;
  readonly against: CombatantId | null;
  /** What the circumstances add, such as cover. */
  readonly extra?: readonly Modifier[];
}
/** The modifiers of a save that is asked for, circumstances in; of `saver` as it would be by then. */
export const modifiersOfSave = (
  view: View,
  { who, kind, against, extra = [] }: SaveRequest,
  saver: Combatant = view.combatant(who),
): readonly Modifier[] => {
  const opponent = against === null ? null : view.combatant(against);
  return counted([...saveModifiers(view, saver, kind, opponent), ...extra]);
};

/** Rolls a saving throw: natural 20 succeeds, natural 1 fails (SAV-8, SAV-9). */
export function savingThrow(
  play: Play,
  asked: SaveRequest,
): { readonly passed: boolean; readonly total: number } {
  const { who, kind, dc, against } = asked;
  const modifiers = modifiersOfSave(play, asked);
  const { faces, total } = play.roll({ who, purpose: 'save', what: kind, dice: 'd20', modifiers });
  const passed = faces[0] === 20 || (faces[0] !== 1 && total >= dc);
  play.emit({ type: 'checked', who, kind, save: true, total, dc, passed, against });
  return { passed, total };
}

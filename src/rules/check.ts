import type { Play, View } from '../engine/contract';
import { counted, modifier, total } from '../engine/modifiers';
import { own } from '../engine/own';
import {
  ABILITIES,
  type AbilityName,
  type Combatant,
  type CombatantId,
  type Modifier,
} from '../engine/state';
import { abilityLine } from './abilities';

const ABILITY_WORDS: Readonly<Record<string, AbilityName>> = {
  strength: 'str',
  dexterity: 'dex',
  constitution: 'con',
  intelligence: 'int',
  wisdom: 'wis',
  charisma: 'cha',
};

/** Key ability of the skills the chapter uses untrained. Trained-only ones are on the sheet or not at all. */
const SKILL_ABILITY: Readonly<Record<string, AbilityName>> = {
  balance: 'dex',
  bluff: 'cha',
  climb: 'str',
  concentration: 'con',
  'escape-artist': 'dex',
  heal: 'wis',
  hide: 'dex',
  intimidate: 'cha',
  jump: 'str',
  listen: 'wis',
  ride: 'dex',
  'sense-motive': 'wis',
  spot: 'wis',
  swim: 'str',
  tumble: 'dex',
};

/** Skills that anybody may try, by id. */
export const UNTRAINED_SKILLS: readonly string[] = Object.keys(SKILL_ABILITY).filter((id) => id !== 'tumble');

/** Modifiers of a skill or ability check; `kind` is the skill or the ability's full name. Skills on the sheet are totals. */
export const checkModifiers = (
  view: View,
  who: Combatant,
  kind: string,
  extra: readonly Modifier[] = [],
): readonly Modifier[] => checkModifiersAgainst(view, who, { kind, against: null }, extra);

/** The same of a check that is made against somebody. */
export function checkModifiersAgainst(
  view: View,
  who: Combatant,
  { kind, against }: { readonly kind: string; readonly against: Combatant | null },
  extra: readonly Modifier[],
): readonly Modifier[] {
  const listed = own(who.sheet.skills, kind);
  const ability = own(ABILITY_WORDS, kind) ?? own(SKILL_ABILITY, kind) ?? null;
  const base =
    listed !== undefined
      ? [modifier('base', listed, `skill.${kind}`)]
      : ability
        ? [abilityLine(view, who, ability)]
        : [];
  return counted([
    ...base,
    ...view.modifiers({ stat: 'check', of: who, against, detail: kind, attack: null }),
    ...extra,
  ]);
}

export interface CheckRequest {
  readonly who: CombatantId;
  readonly kind: string;
  readonly dc: number;
  readonly against: CombatantId | null;
  readonly extra: readonly Modifier[];
}
/** A check against a DC: succeeds when it equals or beats it (X-GEN-2). */
export function check(play: Play, { who, kind, dc, against, extra }: CheckRequest): boolean {
  const about = { kind, against: against === null ? null : play.find(against) };
  const modifiers = checkModifiersAgainst(play, play.combatant(who), about, extra);
  const rolled = play.roll({ who, purpose: 'check', what: kind, dice: 'd20', modifiers });
  const passed = rolled.total >= dc;
  play.emit({ type: 'checked', who, kind, save: false, total: rolled.total, dc, passed, against });
  return passed;
}

export interface Side {
  readonly who: CombatantId;
  readonly modifiers: readonly Modifier[];
  readonly what: string;
}
/** An opposed check: the one who acts rolls first; ties go to the higher modifier, then they roll again (X-GEN-3). `margin` is never negative. */
export function contest(
  play: Play,
  actor: Side,
  opponent: Side,
): { readonly passed: boolean; readonly margin: number } {
  const roll = ({ who, what, modifiers }: Side): number =>
    play.roll({ who, purpose: 'check', what, dice: 'd20', modifiers }).total;
  for (;;) {
    const mine = roll(actor);
    const dc = roll(opponent);
    const lead = mine - dc || total(actor.modifiers) - total(opponent.modifiers);
    if (lead === 0) continue;
    const { who, what } = actor;
    const passed = lead > 0;
    const told = { who, kind: what, save: false, total: mine, dc, passed, against: opponent.who };
    play.emit({ type: 'checked', ...told });
    return { passed, margin: Math.abs(mine - dc) };
  }
}

/** Whether the one who acts wins an opposed check. */
export const opposedCheck = (play: Play, actor: Side, opponent: Side): boolean =>
  contest(play, actor, opponent).passed;

export const isAbility = (text: string): text is AbilityName =>
  (ABILITIES as readonly string[]).includes(text);

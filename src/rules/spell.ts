import type { Refusal, View } from '../engine/contract';
import { parseDice } from '../engine/dice';
import { isRefusal, refusal } from '../engine/refusal';
import {
  type Combatant,
  type JsonRecord,
  SAVES,
  type SaveName,
  type Spell,
  type SpellComponent,
} from '../engine/state';
import { abilityModifier } from './abilities';
import { argsParser, type Field, flag, names, oneOf, optional, text, whole } from './arguments';

const COMPONENTS: readonly SpellComponent[] = ['V', 'S', 'M', 'F', 'DF', 'XP'];
const TIME = /^(standard|full-round|move|free|swift|immediate|([1-9]\d{0,4}) (round|minute|hour)s?)$/;
const EVERY_ROUND = /\s*\b(a|each|every|per) round$/;
/** More dice than any spell has. */
const MOST_DICE = 100;
const ROUNDS: Readonly<Record<string, number>> = { round: 1, minute: 10, hour: 600 };

const BLOCK = argsParser({
  name: text,
  level: optional(whole),
  time: optional(text),
  components: optional(names),
  touch: optional(oneOf('melee', 'ranged')),
  damage: optional(text),
  heal: optional(text),
  save: optional(text),
  dc: optional(whole),
  area: optional(text),
  range: optional(whole),
  duration: optional(text),
  sr: flag,
  metamagic: flag,
  count: optional(whole),
});

const isComponent = (word: string): word is SpellComponent => COMPONENTS.some((it) => it === word);

/** A spell in the notation's words; what is not said is a 1st-level standard action with words and gestures. */
function readBlock(value: JsonRecord): Spell | undefined {
  const block = BLOCK(value);
  if (isRefusal(block)) return undefined;
  const { name, level, time, touch, damage, heal, save, dc, area, range, duration } = block;
  const components = block.components ?? ['V', 'S'];
  if (!components.every(isComponent)) return undefined;
  const spell: Spell = {
    name,
    level: level ?? 1,
    time: time ?? 'standard',
    components,
    touch,
    damage,
    heal,
    save,
    dc,
    area,
    rangeFeet: range,
    duration,
    spellResistance: block.sr,
    metamagic: block.metamagic,
    count: block.count,
  };
  return isSound(spell) ? spell : undefined;
}

const isSound = ({ level, time, damage, heal }: Spell): boolean =>
  level >= 0 && level <= 20 && TIME.test(time) && [damage, heal].every((it) => it === null || diceOf(it));

/** A spell in an argument: the name of one of its own, or a spell in full. */
export const spellField: Field<string | JsonRecord> = {
  expected: 'spell',
  read(value) {
    if (typeof value === 'string') return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const spell = readBlock(value as JsonRecord);
    return spell && { ...spell };
  },
};

/** The spell an argument means. One that is named must be on the sheet. */
export function spellNamed(who: Combatant, given: string | JsonRecord): Spell | Refusal {
  if (typeof given !== 'string') return spellIn(given);
  const known = who.sheet.spells.find(({ name }) => name === given);
  return known ?? refusal('no-such-spell', { who: who.id, spell: given }, 'SPELL-1');
}

/** A spell that was read before and kept in a state. */
export const spellIn = (kept: JsonRecord): Spell => kept as unknown as Spell;

/** A spell of which nothing but the name is known. */
export const plainSpell = (name: string): Spell => ({
  name,
  level: 1,
  time: 'standard',
  components: [],
  touch: null,
  damage: null,
  heal: null,
  save: null,
  dc: null,
  area: null,
  rangeFeet: null,
  duration: null,
  spellResistance: false,
  metamagic: false,
  count: null,
});

export interface SpellDice {
  readonly dice: string;
  readonly kind: string | null;
  /** `2d4 acid a round`: once more in every round that the spell lasts. */
  readonly everyRound: boolean;
}
/** `5d6 fire`: the dice and the kind of damage. Null if there are no dice, or too many. */
export function diceOf(damage: string): SpellDice | null {
  const [, dice = '', words = ''] = /^\s*([\dd+\- ]*\d)\s*(.*?)\s*$/i.exec(damage) ?? [];
  const kind = words.replace(EVERY_ROUND, '');
  const parsed = parseDice(dice);
  if (!parsed || parsed.terms.some(({ count, sides }) => count > MOST_DICE || sides > 1000)) return null;
  return {
    dice: dice.replaceAll(' ', ''),
    kind: kind === '' ? null : kind,
    everyRound: EVERY_ROUND.test(words),
  };
}

/** How long it is cast. Casting times of a round and more in rounds; spontaneous metamagic makes it longer (META-2, META-4, META-6). */
export type CastingTime = 'standard' | 'full-round' | 'move' | 'free' | 'swift' | 'immediate' | number;
export function castingTime({ time, metamagic }: Spell, quickened: boolean): CastingTime {
  const [, word, count, unit] = TIME.exec(time) ?? [];
  const rounds = count === undefined ? 0 : Number(count) * (ROUNDS[unit ?? ''] ?? 1);
  if (rounds === 1 && quickened) return 'free';
  if (rounds > 0) return rounds + (metamagic ? 1 : 0);
  if (quickened && word !== 'swift' && word !== 'immediate') return 'free';
  if (metamagic && (word === 'standard' || word === undefined)) return 'full-round';
  return (word as Exclude<CastingTime, number> | undefined) ?? 'standard';
}

/** FREE-11, X-ACT-1: what takes no time to speak of opens no guard. */
export const isQuick = (time: CastingTime): boolean =>
  time === 'free' || time === 'swift' || time === 'immediate';

/** X-CND-20: without a component for voice or hand it is an act of the mind. */
export const isThought = ({ components }: Spell): boolean => components.every((it) => it === 'XP');

/** How long its effect stays: while its caster concentrates, so many rounds, or not at all. */
export function durationOf({ duration }: Spell): 'concentration' | number | null {
  if (duration === null) return null;
  if (/\bconcentration\b/.test(duration)) return 'concentration';
  const [, count, unit] = /(\d+) (round|minute|hour)s?/.exec(duration) ?? [];
  return count === undefined ? null : Number(count) * (ROUNDS[unit ?? ''] ?? 1);
}

export interface SpellSave {
  readonly kind: SaveName;
  readonly effect: 'half' | 'negates' | 'partial';
}
/** `reflex half`: which save, and what it does. None for a harmless spell. */
export function saveOf({ save }: Spell): SpellSave | null {
  if (save === null || /harmless|none/.test(save)) return null;
  const kind = SAVES.find((it) => save.toLowerCase().startsWith(it.slice(0, 3)));
  if (kind === undefined) return null;
  const effect = save.includes('half') ? 'half' : save.includes('negates') ? 'negates' : 'partial';
  return { kind, effect };
}

/** X-SAV-2: 10 + level + the key ability; where no DC is given the best mental one counts. */
export function saveDc(view: View, caster: Combatant, { dc, level }: Spell): number {
  if (dc !== null) return dc;
  const key = (['int', 'wis', 'cha'] as const).map((ability) => abilityModifier(view, caster, ability));
  return 10 + level + Math.max(...key);
}

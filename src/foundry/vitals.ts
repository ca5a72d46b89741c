import type { Size } from '../grid/size';
import { sizeModifier, specialSizeModifier } from '../rules/size';
import { ABILITY_KEYS, type Abilities, SAVE_KEYS, type Saves } from '../stat-block/creature';
import { type Actor, classesOf } from './actor';
import { modifierOf } from './body';
import { type Change, sumFor } from './changes';
import { numberAt, textAt, wholeAt } from './json';
import type { Notes } from './notes';
import { type Warning, warning } from './problem';

/** What the figures are worked out from. */
export interface Basis {
  readonly actor: Actor;
  readonly size: Size;
  readonly type: string | null;
  readonly abilities: Abilities;
  readonly changes: readonly Change[];
  readonly notes: Notes;
}
export interface Vitals {
  readonly hp: number | null;
  readonly initiative: number | null;
  readonly bab: number | null;
  readonly grapple: number | null;
  readonly saves: Saves | null;
}

/** D35E keeps them, Pathfinder 1 works them out of classes and changes whenever an actor is opened. */
export function vitalsOf(basis: Basis, told: Warning[]): Vitals {
  return basis.actor.layout === 'pf1' ? computed(basis, told) : stored(basis, told);
}

function stored(basis: Basis, told: Warning[]): Vitals {
  const { system } = basis.actor;
  const bab = wholeAt(system, 'attributes.bab.total') ?? wholeAt(system, 'attributes.bab.value');
  const save = (key: string): number | null => wholeAt(system, `attributes.savingThrows.${key}.total`);
  const [fort, ref, will] = SAVE_KEYS.map(save);
  const saves = fort != null && ref != null && will != null ? { fort, ref, will } : null;
  if (saves === null) told.push(warning('no-saves'));
  return {
    hp: storedHitPoints(basis, told),
    initiative: wholeAt(system, 'attributes.init.total'),
    bab,
    grapple: grappleOf(basis, bab, told),
    saves,
  };
}

/** A familiar or companion has its hit points from its master: the file says 0. Then the printed block in its notes has the word. */
function storedHitPoints({ actor: { system }, notes }: Basis, told: Warning[]): number | null {
  const most = wholeAt(system, 'attributes.hp.max');
  if (most !== null && most > 0) return most;
  const now = wholeAt(system, 'attributes.hp.value');
  if (notes.hp !== null && notes.hp > 0) {
    told.push(warning('hp-notes', { hp: notes.hp, now: now ?? 0 }));
    return notes.hp;
  }
  if (now === null || now <= 0) {
    told.push(warning('no-hp'));
    return null;
  }
  told.push(warning('hp-now', { now }));
  return now;
}

/** X-GRP-2: by Strength, whatever the size; some versions took Dexterity for small bodies. */
function grappleOf(
  { actor: { system }, size, abilities }: Basis,
  bab: number | null,
  told: Warning[],
): number | null {
  const kept = wholeAt(system, 'attributes.cmb.total');
  if (bab === null) return kept;
  const rules = bab + modifierOf(abilities.str) + specialSizeModifier(size);
  if (kept !== null && kept !== rules) told.push(warning('grapple-differs', { stored: kept, rules }));
  return rules;
}

const HALF_AND_MORE: Readonly<Record<string, number>> = { high: 1, med: 0.75, low: 0.5 };

function computed(basis: Basis, told: Warning[]): Vitals {
  const { actor, changes, abilities, size } = basis;
  const classes = classesOf(actor);
  if (classes.length === 0) told.push(warning('no-classes'));
  const bab =
    classes.reduce(
      (all, { item, levels }) =>
        all + Math.floor(levels * (HALF_AND_MORE[textAt(item.system, 'bab')] ?? 0.5)),
      0,
    ) + sumFor(changes, 'bab');
  const save = (key: keyof Saves, usual: number | null): number => {
    const ability = abilityNamed(actor, `attributes.savingThrows.${key}.ability`, abilities) ?? usual;
    return (
      classes.reduce(
        (all, it) => all + baseSave(textAt(it.item.system, `savingThrows.${key}.value`), it.levels),
        0,
      ) +
      modifierOf(ability) +
      sumFor(changes, key, 'allSavingThrows')
    );
  };
  return {
    hp: computedHitPoints(basis, told),
    initiative: modifierOf(abilities.dex) + sumFor(changes, 'init'),
    bab,
    grapple: bab + modifierOf(abilities.str) + specialSizeModifier(size),
    saves: {
      fort: save('fort', abilities.con),
      ref: save('ref', abilities.dex),
      will: save('will', abilities.wis),
    },
  };
}

/** The score that an actor puts in the place of the usual one: Charisma of the undead. */
function abilityNamed({ system }: Actor, path: string, abilities: Abilities): number | null {
  const key = ABILITY_KEYS.find((it) => it === textAt(system, path));
  return key === undefined ? null : abilities[key];
}

const baseSave = (progression: string, levels: number): number =>
  progression === 'high' ? 2 + Math.floor(levels / 2) : Math.floor(levels / 3);

/** Hit points of the classes, Constitution a level, and what feats and buffs change. The stored figure is only where the token stands. */
function computedHitPoints({ actor, abilities, type, changes }: Basis, told: Warning[]): number | null {
  const classes = classesOf(actor);
  const rolled = classes.reduce((all, { item }) => all + (wholeAt(item.system, 'hp') ?? 0), 0);
  const kept = wholeAt(actor.system, 'attributes.hp.value');
  const most = wholeAt(actor.system, 'attributes.hp.max');
  if (rolled <= 0) {
    const found = [most, kept].find((it) => it !== null && it > 0) ?? null;
    told.push(found === null ? warning('no-hp') : warning('hp-class', { now: found }));
    return found;
  }
  const favored = classes.reduce((all, { item }) => all + (wholeAt(item.system, 'fc.hp.value') ?? 0), 0);
  const levels = classes.reduce((all, it) => all + it.levels, 0);
  const named = abilityNamed(actor, 'attributes.hpAbility', abilities);
  const tough = modifierOf(named ?? (type === 'undead' ? abilities.cha : abilities.con));
  const hp = Math.max(1, Math.floor(rolled + favored + levels * tough + sumFor(changes, 'mhp')));
  if (kept !== null && kept !== hp) told.push(warning('hp-stored', { stored: kept, hp }));
  return hp;
}

/** What every attack roll begins with, before Strength or Dexterity. */
export const attackBase = ({ size }: Pick<Basis, 'size'>, bab: number | null): number =>
  (bab ?? 0) + sizeModifier(size);

/** Challenge rating, stored as a number or under `base`; a text may say `1/2`. */
export function ratingOf({ system }: Actor): number | null {
  const paths = ['details.cr', 'details.cr.base', 'details.cr.total'];
  const parts = paths.map((path) => /^(\d+)\s*\/\s*([1-9]\d*)$/.exec(textAt(system, path)));
  const [, above, below] = parts.find((it) => it !== null) ?? [];
  return (
    paths.map((path) => numberAt(system, path)).find((it) => it !== null) ??
    (above === undefined ? null : Number(above) / Number(below))
  );
}

import type { Creature, Read } from '../stat-block/creature';
import { type Actor, actorsOf, classesOf, itemsOf, type Layout, sizeOf } from './actor';
import { armorClassOf } from './armor-class';
import { strikesOf } from './attacks';
import { abilitiesOf, hitDiceOf, modifierOf, spaceAndReach, speedsOf } from './body';
import { changesOf, formulaWarnings, sumFor } from './changes';
import { attacksOf } from './full-attack';
import { kindOf } from './kind';
import { notesOf } from './notes';
import { type Warning, warning } from './problem';
import { qualitiesOf } from './qualities';
import { skillsOf } from './skills';
import { stateOf } from './state';
import { type Basis, ratingOf, vitalsOf } from './vitals';

/** One actor: its figures in the form of a stat block's, and what is to be told of it. */
export interface ActorReading extends Read {
  readonly layout: Layout;
  readonly warnings: readonly Warning[];
}
export interface FoundryReading {
  readonly creatures: readonly ActorReading[];
  /** Of the file as a whole. */
  readonly warnings: readonly Warning[];
}

/**
 * The creatures of a file of Foundry: an actor, a list, or a pack with one a line; D35E in both layouts, Pathfinder 1. What the file does not
 * answer is a warning, never guessed. @throws FoundryError on a file that holds no actor
 */
export function readFoundry(content: string): FoundryReading {
  const { actors, others } = actorsOf(content);
  return {
    creatures: actors.map(readActor),
    warnings: others > 0 ? [warning('no-creature', { count: others })] : [],
  };
}

function readActor(actor: Actor): ActorReading {
  const told: Warning[] = [];
  const basis = basisOf(actor, told);
  const vitals = vitalsOf(basis, told);
  const qualities = qualitiesOf(actor, told);
  const creature: Creature = {
    name: /[\p{L}\p{N}]/u.test(actor.name) ? actor.name : null,
    size: basis.size,
    ...kindOf(actor),
    hitDice: hitDiceOf(actor, modifierOf(basis.abilities.con), sumFor(basis.changes, 'mhp')),
    ...vitals,
    speeds: speedsOf(actor, told),
    ac: armorClassOf(basis, told),
    ...attacksOf(actor, strikesOf(basis, vitals.bab, told), told),
    ...spaceAndReach(actor, basis, told),
    specialAttacks: null,
    specialQualities: qualities.specialQualities,
    defences: qualities.defences,
    abilities: basis.abilities,
    skills: skillsOf(actor, told),
    feats: qualities.feats,
    cr: ratingOf(actor),
    ...levelsOf(actor),
  };
  const last = [
    ...stateOf(actor),
    ...formulaWarnings(basis.changes),
    ...spellWarnings(actor),
    ...pathfinder(actor),
  ];
  return {
    layout: actor.layout,
    creature,
    traits: qualities.traits,
    problems: [],
    fields: [],
    warnings: distinct([...told, ...last]),
  };
}

const distinct = (warnings: readonly Warning[]): Warning[] => [
  ...new Map(warnings.map((it) => [JSON.stringify(it), it])).values(),
];

function basisOf(actor: Actor, told: Warning[]): Basis {
  const size = sizeOf(actor);
  const { type } = kindOf(actor);
  if (size === null) told.push(warning('no-size'));
  if (type === null) told.push(warning('no-type'));
  return {
    actor,
    size: size ?? 'medium',
    type,
    abilities: abilitiesOf(actor, told),
    changes: changesOf(actor),
    notes: notesOf(actor),
  };
}

function levelsOf(actor: Actor): Pick<Creature, 'classLevels'> {
  const levels = classesOf(actor).filter(({ racial }) => !racial);
  return levels.length === 0
    ? {}
    : { classLevels: levels.map(({ item, levels: level }) => ({ class: item.name, level })) };
}

const LONGEST_LIST = 12;

/** Spells are prepared with slots and casters that the two systems keep in ways of their own: they are named, to be added by hand. */
function spellWarnings(actor: Actor): Warning[] {
  const spells = [...new Set(itemsOf(actor, 'spell').map(({ name }) => name))];
  const named = spells.slice(0, LONGEST_LIST).join(', ');
  return spells.length === 0
    ? []
    : [
        warning('spells', {
          count: spells.length,
          names: spells.length > LONGEST_LIST ? `${named} …` : named,
        }),
      ];
}

const pathfinder = ({ layout }: Actor): Warning[] => (layout === 'pf1' ? [warning('pathfinder')] : []);

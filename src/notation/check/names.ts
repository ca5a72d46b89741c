import { armorFor, armorIds } from '../../content/armor';
import { creatureIds, findCreature } from '../../content/creatures';
import { itemIds } from '../../content/items';
import { shieldFor, shieldIds } from '../../content/shields';
import { weaponFor, weaponIds } from '../../content/weapons';
import { rules } from '../../rules/registry';
import { NONE } from '../build/armor';
import { bareName, nameOfThing } from '../build/inventory';
import { withCreature } from '../build/overlay';
import { type Fault, fault } from '../issues';
import { nearest } from '../nearest';
import type { PathPart } from '../problem';
import type { CombatantBlock } from '../schema/combatant';
import type { Thing } from '../schema/equipment';
import { CONDITIONS } from '../vocabulary';

type Path = readonly PathPart[];

/** A name that is not in a list, and what it may have been meant to be. */
export function unknownName(path: Path, code: string, name: string, known: Iterable<string>): Fault {
  const near = nearest(name, known);
  return near === null ? fault(path, code, { name }) : fault(path, `${code}-near`, { name, near });
}

const isWeapon = (name: string): boolean => weaponFor(name, 'medium') !== null;
const isCondition = (id: string): boolean =>
  CONDITIONS.has(id) || rules.effects.get(id)?.kind === 'condition';

/** `potion`, `potion of fly`, `everburning-torch`: a thing by one of its words. */
const isItem = (name: string): boolean => {
  const words = name.toLowerCase().split(/[\s-]+/);
  return itemIds.some((item) => words.includes(item) || name === item);
};

/** Names in a combatant's block that the SRD's lists do not have. Feats and traits may be anyone's own. */
export function nameFaults(path: Path, block: CombatantBlock): Fault[] {
  return [
    ...creatureFaults(path, block),
    ...armorFaults(path, block),
    ...(block.hands ?? []).flatMap((thing, index) => thingFaults([...path, 'hands', index], thing, true)),
    ...(['carried', 'stowed', 'worn'] as const).flatMap((list) =>
      (block[list] ?? []).flatMap((thing, index) => thingFaults([...path, list, index], thing, false)),
    ),
    ...unloadedFaults(path, block),
    ...(block.conditions ?? []).flatMap((id, index) => conditionFaults([...path, 'conditions', index], id)),
  ];
}

function creatureFaults(path: Path, { creature }: CombatantBlock): Fault[] {
  if (creature === undefined || findCreature(creature) !== null) return [];
  return [unknownName([...path, 'creature'], 'unknown-creature', creature, creatureIds)];
}

function armorFaults(path: Path, { armor, shield }: CombatantBlock): Fault[] {
  return [
    ...(typeof armor === 'string' && armor !== NONE && armorFor(armor) === null
      ? [unknownName([...path, 'armor'], 'unknown-armor', armor, armorIds)]
      : []),
    ...(typeof shield === 'string' && shield !== NONE && shieldFor(shield) === null
      ? [unknownName([...path, 'shield'], 'unknown-shield', shield, shieldIds)]
      : []),
  ];
}

/** What is in hand must be a weapon or a thing of the lists; what is packed away may be anything. */
function thingFaults(path: Path, thing: Thing, inHand: boolean): Fault[] {
  const name = nameOfThing(thing);
  if (typeof thing !== 'string') {
    return thing.damage === undefined && !isWeapon(name)
      ? [fault([...path, 'damage'], 'missing', { kind: 'dice' })]
      : [];
  }
  if (isWeapon(name) || (inHand ? isItem(name) : nearest(name, weaponIds) === null || isItem(name)))
    return [];
  return [unknownName(path, 'unknown-weapon', name, weaponIds)];
}

function unloadedFaults(path: Path, block: CombatantBlock): Fault[] {
  const { hands = [], carried = [] } = withCreature(block);
  const known = new Set([...hands, ...carried].map(nameOfThing));
  return (block.unloaded ?? []).flatMap((name, index) =>
    known.has(bareName(name)) ? [] : [fault([...path, 'unloaded', index], 'not-carried', { name })],
  );
}

export function conditionFaults(path: Path, id: string): Fault[] {
  return isCondition(id) ? [] : [unknownName(path, 'unknown-condition', id, CONDITIONS)];
}

/** A condition that is only expected may be anyone's own word, but no misspelt one: what is never there is never in the way. */
export const misspeltConditionFaults = (path: Path, id: string): Fault[] =>
  nearest(id, CONDITIONS) === null ? [] : conditionFaults(path, id);

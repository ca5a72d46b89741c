import type { Action, Refusal, View } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import { refuseGenerally } from '../../engine/refuse';
import type { Combatant, CombatantId, Item, JsonRecord } from '../../engine/state';

/** One way to take an action that needs a thing or a spell. */
export interface Choice {
  /** What is chosen: a weapon id, the name of an item or spell. */
  readonly name: string;
  readonly kind: 'weapon' | 'item' | 'spell';
  /** The argument that says so, in the notation's words. */
  readonly args: JsonRecord;
  /** Null: it can be taken now. */
  readonly refusal: Refusal | null;
}

/** With which of its things or spells `by` could take the action, those that can be taken first. Found by asking the action itself. */
export function askChoices(view: View, by: CombatantId, action: string): readonly Choice[] {
  const rule = view.rules.actions.get(action);
  const who = view.find(by);
  if (rule === undefined || who === null) return [];
  const offered = rule.needs === 'spell' ? spells(who) : things(view, who);
  const judged = offered.flatMap((choice) => {
    const args = rule.parse(choice.args);
    if (isRefusal(args)) return [];
    return [{ ...choice, refusal: whyNot(view, who, rule, args) }];
  });
  const fitting = oneOfEach(judged.filter(({ refusal }) => refusal === null));
  return fitting.length > 0 || rule.needs === 'item' ? fitting : judged;
}

/** A spell's target is still to come, so its own rules are asked when it is sent. */
function whyNot(view: View, who: Combatant, rule: Action, args: JsonRecord): Refusal | null {
  const general = refuseGenerally(view, who, rule, args);
  return general !== null || rule.needs === 'spell' ? general : rule.refuse(view, who, args);
}

/** A thing that may be named as a weapon and as an item is offered once. */
function oneOfEach(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(({ name }, index) => choices.findIndex((other) => other.name === name) === index);
}

type Offer = Omit<Choice, 'refusal'>;

function spells(who: Combatant): readonly Offer[] {
  return who.sheet.spells.map(({ name }) => ({ name, kind: 'spell', args: { spell: name } }));
}

function things(view: View, who: Combatant): readonly Offer[] {
  const { hands, carried, stowed, worn } = who.inventory;
  const lying = view.encounter.ground.map(({ item }) => item);
  const all = [...hands.map(({ item }) => item), ...carried, ...stowed, ...worn, ...lying];
  const names = new Map<string, Item>(all.map((item) => [item.name, item]));
  return [...names.values()].flatMap(offersOf);
}

function offersOf({ name, weapon }: Item): readonly Offer[] {
  const item: Offer = { name, kind: 'item', args: { item: name } };
  return weapon === null ? [item] : [{ name: weapon.id, kind: 'weapon', args: { weapon: weapon.id } }, item];
}

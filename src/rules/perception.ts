import type { View } from '../engine/contract';
import type { Combatant, CombatantId, Encounter } from '../engine/state';
import { revisionOf } from '../engine/table';
import { viewOf } from '../engine/view';
import { foundNear } from '../grid/nearest-first';
import { feetApart } from './body';
import { groundKnownTo } from './known-ground';
import { canSee, hasLineOfEffect } from './sight';

/** Whether some member of a side perceives this one now. A hidden creature is perceived by its own side only. */
export const isPerceived = (view: View, side: string, who: Combatant): boolean =>
  who.side === side || perceiverOf(view, Object.values(view.encounter.combatants), side, who) !== null;

/** One of these who is of that side and perceives `who`, a creature of another side; null: nobody does. Those nearest are asked first. */
export function perceiverOf(
  view: View,
  all: readonly Combatant[],
  side: string,
  who: Combatant,
): Combatant | null {
  return perceiverAmong(
    view,
    all.filter((it) => it.side === side),
    who,
  );
}

/** The same where the members of the side are known already. */
function perceiverAmong(view: View, members: readonly Combatant[], who: Combatant): Combatant | null {
  if (who.hidden) return null;
  const perceives = (it: Combatant): boolean => perceivesAlone(view, it, who);
  return foundNear(members, { to: who.at, placeOf: ({ at }) => at }, perceives) ?? null;
}

const perceivesAlone = (view: View, it: Combatant, who: Combatant): boolean =>
  !who.hidden && (canSee(view, it, who) || isSensed(view, it, who));

/** Senses that tell the square of a creature unseen, by their range in feet; what they find stays concealed (X-CON-7). */
const SENSES: readonly (readonly [trait: string, feet: number])[] = [
  ['blindsense', 60],
  ['tremorsense', 60],
  ['scent', 5],
];

const isSensed = (view: View, who: Combatant, target: Combatant): boolean =>
  view.can(who, 'act') &&
  SENSES.some(([trait, feet]) => view.has(who, trait) && feetApart(view, who, target) <= feet) &&
  hasLineOfEffect(view, who, target);

/** What sides know of a state. */
interface Known {
  readonly rules: View['rules'];
  /** Of the table of combatants, which a command changes in place. */
  readonly revision: number;
  readonly perceived: Map<string, ReadonlySet<CombatantId>>;
  readonly views: Map<string, View>;
}
/** A drag asks the same of the same state again and again. */
const known = new WeakMap<Encounter, Known>();
/** As many views of one state are kept. */
const MOST_VIEWS = 16;

function knownOf({ encounter, rules }: View): Known {
  const revision = revisionOf(encounter.combatants);
  const before = known.get(encounter);
  if (before?.revision === revision && before.rules === rules) return before;
  const made: Known = { rules, revision, perceived: new Map(), views: new Map() };
  known.set(encounter, made);
  return made;
}

/**
 * The fight as a side knows it: without the creatures that none of its members perceives, on the ground that they see. Questions asked of it give nothing away.
 * `named`: those the question is about; an unseen foe that is named is taken to be where it was guessed. The same view for the same state.
 */
export function knownTo(view: View, side: string, named: readonly string[]): View {
  const { views } = knownOf(view);
  const key = JSON.stringify([side, named]);
  const before = views.get(key);
  if (before !== undefined) return before;
  const made = viewKnownTo(view, side, named);
  if (views.size >= MOST_VIEWS) views.clear();
  views.set(key, made);
  return made;
}

function viewKnownTo(view: View, side: string, named: readonly string[]): View {
  const { encounter } = view;
  const perceived = perceivedBy(view, side);
  const kept = Object.entries(encounter.combatants).filter(([id]) => named.includes(id) || perceived.has(id));
  const combatants = Object.fromEntries(kept);
  const isKnown = (id: string | null): boolean => id !== null && Object.hasOwn(combatants, id);
  const order = encounter.order.filter(isKnown);
  const current = isKnown(encounter.current) ? encounter.current : null;
  const decisions = encounter.decisions.filter(({ by }) => isKnown(by));
  const board = groundKnownTo(view, side);
  return viewOf(view.rules, { ...encounter, board, combatants, order, current, decisions });
}

/** Everyone whom some member of the side perceives, its own among them. */
function perceivedBy(view: View, side: string): ReadonlySet<CombatantId> {
  const { perceived } = knownOf(view);
  const before = perceived.get(side);
  if (before !== undefined) return before;
  const all = Object.values(view.encounter.combatants);
  const members = all.filter((it) => it.side === side);
  // Whoever has seen one will mostly see the next as well; only else those nearest to it are looked for.
  let eyes: Combatant | null = null;
  const found = all.filter((who) => {
    if (who.side === side || (eyes !== null && perceivesAlone(view, eyes, who))) return true;
    const perceiver = perceiverAmong(view, members, who);
    eyes = perceiver ?? eyes;
    return perceiver !== null;
  });
  const made = new Set(found.map(({ id }) => id));
  perceived.set(side, made);
  return made;
}

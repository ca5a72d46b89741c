import type { View } from '../engine/contract';
import type { Combatant, CombatantId, JsonRecord } from '../engine/state';
import { areEnemies } from '../rules/body';
import { UNTRAINED_SKILLS } from '../rules/check';
import { innerAct, whyNotInner } from '../rules/full-round-in-parts';
import type { Text } from '../text/i18n';
import { ruleName } from '../text/rule-name';
import { actionName, spellName, weaponName } from './words';

export interface Option {
  readonly label: string;
  /** The arguments it stands for, in the notation's words. */
  readonly args: JsonRecord;
}
/** One thing an action can be told. `name` is the argument. */
export type Field = { readonly name: string; readonly label: string; readonly needed: boolean } & (
  | { readonly kind: 'words' }
  | { readonly kind: 'number' }
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
);
interface Asked {
  readonly view: View;
  readonly who: CombatantId;
  readonly action: string;
  readonly text: Text;
  /** What was told so far: it may ask for more. */
  readonly args?: JsonRecord;
}

/** What can be told to an action of the bar; most take nothing. */
export function fieldsOf(asked: Asked): readonly Field[] {
  return FIELDS[asked.action]?.(asked) ?? [];
}

/** Must something be told before it is sent? */
export const isTold = (action: string): boolean => action in FIELDS;

const words = (name: string, needed = false): Field => ({
  name,
  label: `ui:field.${name}`,
  needed,
  kind: 'words',
});
const choice = (name: string, options: readonly Option[], needed = false): Field => ({
  name,
  label: `ui:field.${name}`,
  needed,
  kind: 'choice',
  options,
});

const DC: Field = { name: 'dc', label: 'ui:field.dc', needed: false, kind: 'number' };

const FIELDS: Readonly<Record<string, (asked: Asked) => readonly Field[]>> = {
  'use-ability': ({ view, who, text }) => [
    choice(
      'kind',
      ['spell-like', 'supernatural', 'extraordinary'].map((kind) => ({
        label: ruleName(text, 'ability-kind', kind),
        args: { kind },
      })),
      true,
    ),
    words('name', true),
    choice(
      'spell',
      view.combatant(who).sheet.spells.map(({ name }) => ({
        label: spellName(text, name),
        args: { spell: name },
      })),
    ),
    choice(
      'on',
      people(view, who, () => true, 'on'),
    ),
  ],
  'use-skill': ({ view, who, text }) => [
    choice('skill', skills(view.combatant(who), text)),
    DC,
    choice(
      'action',
      ['standard', 'move', 'full-round'].map((action) => ({
        label: ruleName(text, 'cost', action),
        args: { action },
      })),
    ),
  ],
  'aid-another': ({ view, who, text }) => [
    choice(
      'against',
      people(view, who, (self, other) => areEnemies(self, other), 'against'),
    ),
    choice(
      'bonus',
      (['attack', 'ac'] as const).map((bonus) => ({
        label: text.t(`ui:field.bonus-${bonus}`),
        args: { bonus },
      })),
    ),
  ],
  'activate-item': ({ view, who }) => [
    words('spell'),
    choice(
      'on',
      people(view, who, () => true, 'on'),
    ),
  ],
  'start-full-round': ({ view, who, text, args }) => [
    { ...choice('action', beginnings(view, view.combatant(who), text), true), label: 'ui:field.begin' },
    ...(args?.action === 'use-skill' ? [choice('skill', skills(view.combatant(who), text)), DC] : []),
  ],
  'escape-grapple': ({ text }) => [
    choice('skill', [{ label: ruleName(text, 'skill', 'escape-artist'), args: { skill: 'escape-artist' } }]),
  ],
};

/** Its own skills, then those that anybody may try. */
function skills({ sheet }: Combatant, text: Text): readonly Option[] {
  return [...new Set([...Object.keys(sheet.skills), ...UNTRAINED_SKILLS])].map((skill) => ({
    label: ruleName(text, 'skill', skill),
    args: { skill },
  }));
}

function people(
  view: View,
  who: CombatantId,
  fits: (self: Combatant, other: Combatant) => boolean,
  name: string,
): readonly Option[] {
  const self = view.combatant(who);
  return Object.values(view.encounter.combatants)
    .filter((other) => fits(self, other))
    .map(({ id, sheet }) => ({ label: sheet.name, args: { [name]: id } }));
}

/** Full-round actions that may be begun now, each with what it must be told (START-2). */
function beginnings(view: View, who: Combatant, text: Text): readonly Option[] {
  return [...view.rules.actions.values()]
    .filter(({ internal }) => internal !== true)
    .flatMap((rule) => tellings(view, who, rule.needs, text).map((told) => ({ rule, told })))
    .filter(({ rule, told }) => {
      const inner = innerAct(view, who, { ...told.args, action: rule.id });
      return 'args' in inner && whyNotInner(view, who, inner) === null;
    })
    .map(({ rule, told }) => ({
      label: [actionName(text, rule.id), told.label].filter((part) => part !== '').join(': '),
      args: { ...told.args, action: rule.id },
    }));
}

function tellings(view: View, who: Combatant, needs: string, text: Text): readonly Option[] {
  switch (needs) {
    case 'creature':
      return people(view, who.id, (self, other) => self !== other, 'on');
    case 'spell':
      return who.sheet.spells.map(({ name }) => ({ label: spellName(text, name), args: { spell: name } }));
    case 'item': {
      const { hands, carried, worn } = who.inventory;
      return [...hands.map(({ item }) => item), ...carried, ...worn].map(({ name }) => ({
        label: weaponName(text, name),
        args: { item: name },
      }));
    }
    default:
      return [{ label: '', args: {} }];
  }
}

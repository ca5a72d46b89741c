import type { EventType, GameEvent } from '../engine/events';
import type { CombatantId, EffectInstance, Encounter, JsonRecord } from '../engine/state';
import type { Text } from '../text/i18n';
import { effectName, ruleName } from '../text/rule-name';
import { refusalText } from './refusal-text';
import { type Blanks, type Figure, type Part, parts } from './sentence';
import {
  actionName,
  causeName,
  combatantName,
  figure,
  listOf,
  spellName,
  squareName,
  weaponName,
} from './words';

/** `heading`: a round, a turn. `detail`: shown only with the details. */
export type Level = 'heading' | 'main' | 'detail';
export type Tone = 'plain' | 'hit' | 'miss' | 'harm' | 'good' | 'warn' | 'override';
export interface Line {
  readonly level: Level;
  readonly tone: Tone;
  readonly parts: readonly Part[];
}
type Of<T extends EventType> = Extract<GameEvent, { type: T }>;
type Teller<T extends EventType> = (event: Of<T>, say: Say) => Line;

/** An event as a sentence; `encounter` is the fight in which names are looked up. */
export function eventText(text: Text, encounter: Encounter, event: GameEvent): Line {
  const teller = TELLERS[event.type] as Teller<EventType>;
  return teller(event, new Say(text, encounter));
}

/** What the tellers need: names and sentences in the user's language. */
class Say {
  readonly text: Text;
  readonly encounter: Encounter;
  constructor(text: Text, encounter: Encounter) {
    this.text = text;
    this.encounter = encounter;
  }
  name(id: CombatantId | null): string {
    return combatantName(this.encounter, id);
  }
  names(ids: readonly CombatantId[]): string {
    return listOf(
      this.text,
      ids.map((id) => this.name(id)),
    );
  }
  parts(key: string, blanks: Blanks = {}): Part[] {
    return parts((values) => this.text.t(key, values), blanks);
  }
  main(key: string, blanks: Blanks = {}, tone: Tone = 'plain'): Line {
    return { level: 'main', tone, parts: this.parts(key, blanks) };
  }
  detail(key: string, blanks: Blanks = {}): Line {
    return { level: 'detail', tone: 'plain', parts: this.parts(key, blanks) };
  }
  heading(key: string, blanks: Blanks = {}): Line {
    return { level: 'heading', tone: 'plain', parts: this.parts(key, blanks) };
  }
}

const TELLERS: { readonly [T in EventType]: Teller<T> } = {
  phaseChanged: ({ phase, round }, say) => say.heading(`events:phase.${phase}`, { round }),
  initiativeSet: ({ who, initiative, aware }, say) => {
    if (initiative === null) return say.detail('events:initiative.none', { who: say.name(who) });
    const { total, ties } = initiative;
    const tie = ties.at(-1) ?? 0;
    if (tie > 0) return say.main('events:initiative.tie', { who: say.name(who), total, tie });
    const key = aware ? 'events:initiative.set' : 'events:initiative.unaware';
    return say.main(key, { who: say.name(who), total });
  },
  orderSet: ({ order }, say) => say.detail('events:order', { names: say.names(order) }),
  roundStarted: ({ round, phase }, say) =>
    say.heading(phase === 'surprise' ? 'events:phase.surprise' : 'events:round', { round }),
  turnStarted: ({ who }, say) => say.heading('events:turn.started', { who: say.name(who) }),
  turnEnded: ({ who }, say) => say.detail('events:turn.ended', { who: say.name(who) }),
  declared: (event, say) => tellDeclared(event, say),
  overruled: ({ who, code, with: values }, say) => {
    const reason = refusalText(say.text, say.encounter, { code, with: values, clause: null });
    return say.main('events:overruled', { who: say.name(who), reason }, 'override');
  },
  turnChanged: ({ who, cost }, say) =>
    cost === null
      ? say.detail('events:turn.changed', { who: say.name(who) })
      : say.detail('events:turn.spent', { who: say.name(who), cost: ruleName(say.text, 'cost', cost) }),
  remembered: ({ who, key }, say) =>
    say.detail('events:remembered', {
      who: say.name(who),
      what: ruleName(say.text, ['action', 'feat'], key),
    }),
  provoked: ({ who, because, by, at }, say) =>
    say.main(
      'events:provoked',
      { who: say.name(who), because: causeName(say.text, because), by: say.names(by), at: squareName(at) },
      'warn',
    ),
  declined: ({ who, kind, on }, say) =>
    say.main(on === null ? 'events:declined.alone' : 'events:declined.on', {
      who: say.name(who),
      kind: ruleName(say.text, 'decision', kind),
      on: say.name(on),
    }),
  stopped: ({ who, action, reason }, say) =>
    say.main(
      'events:stopped',
      { who: say.name(who), action: actionName(say.text, action), reason: reasonText(say.text, reason) },
      'warn',
    ),
  moved: ({ who, from, to, feet }, say) =>
    say.main('events:moved', { who: say.name(who), from: squareName(from), to: squareName(to), feet }),
  placed: ({ who, from, to }, say) =>
    say.main('events:placed', { who: say.name(who), from: squareName(from), to: squareName(to) }),
  rolled: (event, say) => {
    const { who, purpose, what, dice, faces } = event;
    return say.detail('events:rolled', {
      who: say.name(who),
      roll: ruleName(say.text, 'roll', purpose),
      what: rollName(say.text, what),
      dice,
      faces: faces.join(', '),
      total: totalOf(event, say),
    });
  },
  attacked: (event, say) => tellAttack(event, say),
  checked: ({ who, kind, save, total, dc, passed, against }, say) => {
    const key = against === null ? 'events:checked.alone' : 'events:checked.against';
    const name = ruleName(say.text, save ? ['save'] : ['skill', 'check', 'ability'], kind);
    const result = say.text.t(passed ? 'rules:result.success' : 'rules:result.failure');
    const blanks = { who: say.name(who), kind: name, total, dc, result, against: say.name(against) };
    return say.main(key, blanks, passed ? 'good' : 'miss');
  },
  damaged: (event, say) => tellDamage(event, say),
  healed: ({ who, amount, nonlethal }, say) =>
    say.main(
      nonlethal > 0 ? 'events:healed.both' : 'events:healed.lethal',
      { who: say.name(who), amount, nonlethal },
      'good',
    ),
  temporaryHitPointsSet: ({ who, amount }, say) =>
    say.main('events:temporary', { who: say.name(who), amount }),
  effectGained: ({ who, effect }, say) =>
    say.main('events:effect.gained', { who: say.name(who), effect: nameOf(say.text, effect) }, 'warn'),
  effectChanged: ({ who, uid }, say) => {
    const effect = say.encounter.combatants[who]?.effects.find((it) => it.uid === uid);
    return effect === undefined
      ? say.detail('events:effect.changed-unknown', { who: say.name(who) })
      : say.detail('events:effect.changed', { who: say.name(who), effect: nameOf(say.text, effect) });
  },
  effectEnded: ({ who, id }, say) =>
    say.main('events:effect.ended', { who: say.name(who), effect: effectName(say.text, id) }),
  spellCast: ({ who, spell, outcome, on }, say) =>
    say.main(
      on === null ? 'events:spell.alone' : 'events:spell.on',
      {
        who: say.name(who),
        spell: spellName(say.text, spell),
        on: say.name(on),
        outcome: say.text.t(`rules:result.${outcome}`),
      },
      outcome === 'lost' ? 'miss' : 'good',
    ),
  inventoryChanged: ({ who, verb, item }, say) => {
    const values = { who: say.name(who), item: weaponName(say.text, item) };
    const key = `events:inventory-of.${verb}`;
    return say.text.exists(key)
      ? say.main(key, values)
      : say.main('events:inventory', { ...values, verb: actionName(say.text, verb) });
  },
  groundChanged: (_event, say) => say.detail('events:ground'),
  doorMoved: ({ open, who }, say) => {
    const end = open ? 'opened' : 'closed';
    return who === null
      ? say.main(`events:door.${end}`)
      : say.main(`events:door.${end}-by`, { who: say.name(who) });
  },
  boardChanged: (event, say) => tellBoard(event, say),
  pictureSet: ({ picture }, say) =>
    picture === null
      ? say.main('events:picture.taken')
      : say.main('events:picture.laid', { width: picture.width, height: picture.height }),
  lightsSet: ({ lights, change }, say) => {
    if (lights.length === 0) return say.main('events:lights.none');
    if (change === 0) return say.main('events:lights.changed');
    return say.main(`events:lights.${change > 0 ? 'more' : 'fewer'}`, { count: Math.abs(change) });
  },
  mounted: ({ who, mount }, say) =>
    mount === null
      ? say.main('events:mount.off', { who: say.name(who) })
      : say.main('events:mount.on', { who: say.name(who), mount: say.name(mount) }),
  titleSet: ({ title }, say) => say.main('events:title', { title }),
  combatantJoined: ({ combatant }, say) => {
    const { phase, order } = say.encounter;
    const stands = phase === 'setup' || !order.includes(combatant.id);
    return say.main(stands ? 'events:put-down' : 'events:joined', { who: combatant.sheet.name });
  },
  combatantRemoved: ({ who }, say) => say.main('events:removed', { who: say.name(who) }),
  sheetSet: ({ who }, say) => say.detail('events:sheet', { who: say.name(who) }),
  stateSet: ({ who }, say) => say.detail('events:state', { who: say.name(who) }),
  edited: ({ who, edit, with: values }, say) => {
    const name = ruleName(say.text, 'override', edit);
    const key = who === null ? 'events:edited.alone' : 'events:edited.on';
    const maximum = say.encounter.combatants[who ?? '']?.sheet.hitPoints ?? null;
    const what = editedWhat(say.text, values, maximum);
    return say.main(key, { edit: what === '' ? name : `${name} ${what}`, who: say.name(who) }, 'override');
  },
};

function tellDeclared({ who, action, args }: Of<'declared'>, say: Say): Line {
  const on = typeof args.on === 'string' && say.encounter.combatants[args.on] ? args.on : null;
  const blanks = { who: say.name(who), action: actionName(say.text, action), on: say.name(on) };
  if (action === 'end-turn') return say.detail('events:declared.alone', blanks);
  if (say.encounter.combatants[who] === undefined) return say.main('events:declared.nobody', blanks);
  return say.main(on === null ? 'events:declared.alone' : 'events:declared.on', blanks);
}

function tellAttack(event: Of<'attacked'>, say: Say): Line {
  const { by, on, weapon, result, damage, missReason, cause } = event;
  const blanks: Blanks = {
    by: say.name(by),
    on: say.name(on),
    weapon: weaponName(say.text, weapon),
    total: attackTotal(event, say),
    ac: armorClass(event, say),
  };
  // At someone unseen the armor class is not told.
  const blind = event.armorClass === 0 ? 'events:attack.unseen' : 'events:attack.blind';
  const found = [say.parts(on === null ? blind : 'events:attack.on', blanks)];
  if (cause === 'attack-of-opportunity') found.unshift(say.parts('events:attack.opportunity'));
  if (result === 'miss' && missReason !== null)
    found.push(say.parts('events:attack.miss-reason', { reason: reasonText(say.text, missReason) }));
  else found.push(say.parts(`events:attack.${result}`));
  if (damage !== null) found.push(say.parts('events:attack.damage', { damage }));
  return { level: 'main', tone: result === 'miss' ? 'miss' : 'hit', parts: sentences(found) };
}

/** Sentences one after the other. */
function sentences(list: readonly Part[][]): Part[] {
  return list.flatMap((sentence, index) => (index === 0 ? sentence : [' ', ...sentence]));
}

function attackTotal({ roll, total, attackModifiers }: Of<'attacked'>, say: Say): Figure {
  const dice = { dice: 'd20', faces: [roll] };
  const title = say.text.t('rules:stat.attack');
  return { figure: figure(say.text, total), sum: { title, total, dice, modifiers: attackModifiers } };
}

function armorClass({ armorClass: total, armorClassModifiers }: Of<'attacked'>, say: Say): Figure {
  const title = say.text.t('rules:stat.armor-class');
  return {
    figure: figure(say.text, total),
    sum: { title, total, dice: null, modifiers: armorClassModifiers },
  };
}

function totalOf({ purpose, dice, faces, modifiers, total }: Of<'rolled'>, say: Say): Figure {
  const title = ruleName(say.text, 'roll', purpose);
  return { figure: figure(say.text, total), sum: { title, total, dice: { dice, faces }, modifiers } };
}

function tellDamage(
  { who, by, amount, temporary, nonlethal, reduced, source }: Of<'damaged'>,
  say: Say,
): Line {
  const blanks = { who: say.name(who), by: say.name(by), amount, source: rollName(say.text, source) };
  const found = [say.parts(nonlethal ? 'events:damage.nonlethal' : 'events:damage.lethal', blanks)];
  if (reduced > 0) found.push(say.parts('events:damage.reduced', { reduced }));
  if (temporary > 0) found.push(say.parts('events:damage.temporary', { temporary }));
  return { level: 'main', tone: 'harm', parts: sentences(found) };
}

function tellBoard({ board, resized, squares, walls, doors }: Of<'boardChanged'>, say: Say): Line {
  const counts = Object.entries({ squares, walls, doors }).filter(([, count]) => count > 0);
  const told = counts.map(([what, count]) => say.text.t(`events:board.${what}`, { count }));
  const what = told.length === 0 ? say.text.t('events:board.nothing') : listOf(say.text, told);
  const size = { columns: board.columns, rows: board.rows };
  if (!resized) return say.main('events:board.changed', { what });
  return told.length === 0
    ? say.main('events:board.resized', size)
    : say.main('events:board.resized-changed', { ...size, what });
}

/** What the game master wrote: an amount, a condition, the fields that were set. @param maximum hit points */
function editedWhat(
  text: Text,
  { amount, condition, state, sheet }: JsonRecord,
  maximum: number | null,
): string {
  const fields = [state, sheet].flatMap((part) =>
    typeof part === 'object' && part !== null ? Object.entries(part) : [],
  );
  const named = fields.map(([field, value]) => {
    const name = text.exists(`events:field.${field}`) ? text.t(`events:field.${field}`) : field;
    const set = field === 'damage' && maximum !== null ? maximum - Number(value) : value;
    return typeof set === 'number' ? `${name} ${figure(text, set)}` : name;
  });
  if (named.length > 0) return listOf(text, named);
  if (typeof condition === 'string') return effectName(text, condition);
  return typeof amount === 'number' ? figure(text, amount) : '';
}

function nameOf(text: Text, { id, data }: EffectInstance): string {
  return typeof data.name === 'string' ? spellName(text, data.name) : effectName(text, id);
}

/** What a die was rolled for: a weapon, a skill, a save … */
function rollName(text: Text, what: string): string {
  const known = ruleName(
    text,
    ['skill', 'check', 'save', 'ability', 'stat', 'damage-type', 'condition'],
    what,
  );
  return known === what.replaceAll('-', ' ') ? weaponName(text, what) : known;
}

function reasonText(text: Text, reason: string): string {
  const own = `events:reason.${reason}`;
  if (text.exists(own)) return text.t(own);
  return ruleName(text, ['condition', 'cover', 'concealment', 'stance', 'modifier-source'], reason);
}

import type { GameEvent } from '../engine/events';
import type { Encounter } from '../engine/state';
import { eventText } from '../panels/event-text';
import { joinSteps } from '../panels/log-lines';
import { dangerWords } from '../panels/path-text';
import { refusalText } from '../panels/refusal-text';
import { plain } from '../panels/sentence';
import { combatantName } from '../panels/words';
import type { PathAnswer } from '../rules/questions/answers';
import type { Session } from '../session/session';
import type { Text } from '../text/i18n';
import { effectName } from '../text/rule-name';

/** What stands in big type: a word or two, and a sentence below it. */
export interface Result {
  readonly head: string;
  readonly rest: string;
}

/** How much an event matters as the last result; those that are not here are none. Of equals the later one counts. */
const WEIGHT: Readonly<Partial<Record<GameEvent['type'], number>>> = {
  turnStarted: 1,
  moved: 2,
  spellCast: 3,
  healed: 4,
  effectGained: 4,
  checked: 5,
  damaged: 6,
  attacked: 7,
};
/** States that end what somebody can do matter more than the blow that brought them. */
const GRAVE = new Set(['dead', 'dying', 'disabled', 'unconscious', 'petrified', 'paralyzed']);

/** Everyone begins so; that is no news. */
const OF_THE_BEGINNING = 'flat-footed';

function weightOf(event: GameEvent): number {
  if (event.type !== 'effectGained') return WEIGHT[event.type] ?? 0;
  if (event.effect.id === OF_THE_BEGINNING) return 0;
  return GRAVE.has(event.effect.id) ? 8 : (WEIGHT[event.type] ?? 0);
}

/** The last thing that was told, searched back from the end of the log; null before anything has happened. */
export function lastResult(text: Text, session: Session): Result | null {
  for (let index = session.cursor - 1; index >= 0; index--) {
    const entry = session.entries[index];
    const best = bestOf(joinSteps(entry?.events ?? []));
    if (entry === undefined || best === null) continue;
    const before = session.entries[index - 1]?.after ?? session.start;
    const known = { ...entry.after, combatants: { ...before.combatants, ...entry.after.combatants } };
    return { head: headOf(text, known, best), rest: plain(eventText(text, known, best).parts) };
  }
  return null;
}

function bestOf(events: readonly GameEvent[]): GameEvent | null {
  let best: GameEvent | null = null;
  for (const event of events)
    if (weightOf(event) > 0 && (best === null || weightOf(event) >= weightOf(best))) best = event;
  return best;
}

function headOf(text: Text, encounter: Encounter, event: GameEvent): string {
  switch (event.type) {
    case 'attacked':
      return event.damage === null
        ? text.t(`ui:table.${event.result}`)
        : text.t(`ui:table.${event.result}-for`, { damage: event.damage });
    case 'damaged':
      return text.t('ui:table.damage', { amount: event.amount });
    case 'healed':
      return text.t('ui:table.healed', { amount: event.amount });
    case 'checked':
      return text.t(event.passed ? 'ui:table.passed' : 'ui:table.failed', { total: event.total });
    case 'effectGained':
      return effectName(text, event.effect.id);
    case 'moved':
      return text.t('ui:feet', { feet: event.feet });
    case 'turnStarted':
      return combatantName(encounter, event.who);
    default:
      return plain(eventText(text, encounter, event).parts);
  }
}

/** Before anything has happened: whose turn it is. */
export function nowResult(text: Text, { current, combatants, phase, round }: Encounter): Result {
  const who = combatants[current ?? '']?.sheet.name;
  const when = phase === 'round' ? text.t('ui:turn.round', { round }) : text.t(`rules:phase.${phase}`);
  return who === undefined ? { head: when, rest: '' } : { head: who, rest: when };
}

/** The path that is being drawn: its length, why it cannot be walked, who may strike. */
export function pathResult(text: Text, encounter: Encounter, answer: PathAnswer): Result {
  const { cost, provocations, refusal } = answer;
  const why = refusal === null ? [] : [refusalText(text, encounter, refusal)];
  return {
    head: text.t('ui:feet', { feet: cost }),
    rest: [...why, ...provocations.map((it) => dangerWords(text, encounter, it))].join(' '),
  };
}

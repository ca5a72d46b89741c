import type { GameEvent } from '../engine/events';
import type { CombatantId, Encounter } from '../engine/state';
import { spaceSquares } from '../grid/size';
import type { Square } from '../grid/square';
import type { Text } from '../text/i18n';
import type { Floating } from './above/floating';
import type { Point } from './camera';

const SQUARE_TIME = 60;
const STRIKE_TIME = 180;
const FLOAT_TIME = 700;
/** Longer stories are told faster. */
const LONGEST = 2600;

/** One small animation. Times in milliseconds from the beginning of the story. */
type Clip = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'walk'; readonly who: CombatantId; readonly from: Square; readonly to: Square }
  | { readonly kind: 'strike'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'float'; readonly over: Point; readonly words: string; readonly tone: Floating['tone'] }
);
/** What happened, as clips one after the other; floating words overlap what comes next. */
export interface Story {
  readonly clips: readonly Clip[];
  readonly length: number;
  readonly walkers: ReadonlySet<CombatantId>;
}
/** A story at one moment. Points in squares. */
export interface Moment {
  readonly walkers: readonly { readonly who: CombatantId; readonly at: Point }[];
  readonly strikes: readonly { readonly from: Point; readonly to: Point; readonly age: number }[];
  readonly floating: readonly Floating[];
}

/** From this event on nothing begins before that time: so much of the story has been told already. */
export interface Told {
  readonly events: number;
  readonly time: number;
}
const NOTHING_TOLD: Told = { events: 0, time: 0 };

/** Tells events as a story. `after` is the fight as it is now; where each one stood is followed through the events. */
export function tell(
  events: readonly GameEvent[],
  after: Encounter,
  text: Text,
  told: Told = NOTHING_TOLD,
): Story {
  const at = new Map<CombatantId, Square>(Object.values(after.combatants).map((who) => [who.id, who.at]));
  for (const event of events.toReversed())
    if (event.type === 'moved' || event.type === 'placed') at.set(event.who, event.from);
  const clips: Clip[] = [];
  let now = 0;
  const middle = (who: CombatantId): Point => {
    const square = at.get(who) ?? { x: 0, y: 0 };
    const half = spaceSquares(after.combatants[who]?.sheet.size ?? 'medium') / 2;
    return { x: square.x + half, y: square.y + half };
  };
  const float = (who: CombatantId, words: string, tone: Floating['tone']): void => {
    clips.push({ kind: 'float', start: now, end: now + FLOAT_TIME, over: middle(who), words, tone });
  };
  for (const [index, event] of events.entries()) {
    if (index === told.events) now = Math.max(now, told.time);
    switch (event.type) {
      case 'moved':
        clips.push({
          kind: 'walk',
          start: now,
          end: now + SQUARE_TIME,
          who: event.who,
          from: event.from,
          to: event.to,
        });
        now += SQUARE_TIME;
        at.set(event.who, event.to);
        break;
      case 'placed':
        at.set(event.who, event.to);
        break;
      case 'attacked':
        if (event.on === null) break;
        clips.push({
          kind: 'strike',
          start: now,
          end: now + STRIKE_TIME,
          from: middle(event.by),
          to: middle(event.on),
        });
        now += STRIKE_TIME;
        if (event.result === 'miss') float(event.on, text.t('ui:board.miss'), 'plain');
        break;
      case 'damaged':
        if (event.amount > 0) float(event.who, `−${event.amount}`, 'harm');
        break;
      case 'healed':
        if (event.amount > 0) float(event.who, `+${event.amount}`, 'good');
        break;
    }
  }
  return story(clips, told.time);
}

/** What has begun goes on at its pace. */
function story(clips: readonly Clip[], begun: number): Story {
  const length = clips.reduce((latest, { end }) => Math.max(latest, end), 0);
  const pace = length > LONGEST && begun === 0 ? LONGEST / length : 1;
  const walkers = new Set(clips.flatMap((clip) => (clip.kind === 'walk' ? [clip.who] : [])));
  if (pace === 1) return { clips, length, walkers };
  return {
    clips: clips.map((clip) => ({ ...clip, start: clip.start * pace, end: clip.end * pace })),
    length: LONGEST,
    walkers,
  };
}

/** The story at a time; null when it is over. */
export function momentOf(told: Story, time: number): Moment | null {
  if (time >= told.length) return null;
  const share = ({ start, end }: Clip): number =>
    Math.min(1, Math.max(0, (time - start) / Math.max(1, end - start)));
  const running = told.clips.filter(({ start, end }) => start <= time && time < end);
  return {
    walkers: [...told.walkers].map((who) => ({ who, at: placeAt(told, who, share) })),
    strikes: running.flatMap((clip) =>
      clip.kind === 'strike' ? [{ from: clip.from, to: clip.to, age: share(clip) }] : [],
    ),
    floating: running.flatMap((clip) =>
      clip.kind === 'float' ? [{ words: clip.words, tone: clip.tone, age: share(clip), at: clip.over }] : [],
    ),
  };
}

/** Where a walker is: on its running step, before its first, or after its last one that has begun. */
function placeAt({ clips }: Story, who: CombatantId, share: (clip: Clip) => number): Point {
  let at: Point | null = null;
  for (const clip of clips) {
    if (clip.kind !== 'walk' || clip.who !== who) continue;
    const done = share(clip);
    if (at !== null && done === 0) break;
    at = {
      x: clip.from.x + (clip.to.x - clip.from.x) * done,
      y: clip.from.y + (clip.to.y - clip.from.y) * done,
    };
  }
  return at ?? { x: 0, y: 0 };
}

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

import type { GameEvent } from '../engine/events';
import type { Encounter } from '../engine/state';
import type { Change, Playback } from '../session/ui-state';
import type { Text } from '../text/i18n';
import { type Moment, momentOf, prefersStillness, type Story, type Told, tell } from './playback';

const PULSE_TIME = 620;
const NOBODY: ReadonlySet<string> = new Set();

interface Played {
  /** The fight after it. */
  readonly encounter: Encounter;
  readonly text: Text;
  readonly playback: Playback;
}

/** What is moving just now: the story of the last command, and the pulse of who must answer. Ends in a plain picture. */
export class Show {
  private story: Story | null = null;
  /** What the story tells. */
  private events: readonly GameEvent[] = [];
  private began: number | null = null;
  /** How much of it has been shown, in milliseconds. */
  private elapsed = 0;
  private pulseBegan: number | null = null;
  private pulsing = false;
  private latest: { readonly change: Change; readonly played: Played } | null = null;
  /** When the last story began, in the page's milliseconds. */
  private playedAt = 0;
  moment: Moment | null = null;
  pulse = 0;

  /** Whom the moving picture shows in place of the still one. */
  get absent(): ReadonlySet<string> {
    return this.story?.walkers ?? NOBODY;
  }

  /**
   * What a command brought about. Is the story before it still going on, this one follows it (the second half of a double
   * move). Anything but a command ends it.
   */
  play(change: Change, played: Played): void {
    const { began, elapsed } = this;
    const before = change.kind === 'command' ? this.events : [];
    this.skip();
    if (change.kind !== 'command' || played.playback === 'off' || prefersStillness()) return;
    this.latest = { change, played };
    this.playedAt = performance.now();
    this.begin([...before, ...change.events], played, { events: before.length, time: elapsed });
    if (this.story !== null) this.began = began;
  }

  private begin(events: readonly GameEvent[], { encounter, text }: Played, told: Told): void {
    const story = tell(events, encounter, text, told);
    if (story.clips.length === 0) return;
    this.events = events;
    this.story = story;
    this.elapsed = told.time;
    this.moment = momentOf(story, told.time);
  }

  /** A press or a key ends the story, but not the one that it has set off itself. @returns true if something was still going on */
  skipBy({ timeStamp }: Event): boolean {
    const { latest, events, playedAt } = this;
    if (timeStamp >= playedAt || latest === null) return this.skip();
    const { change, played } = latest;
    if (events.length === change.events.length) return false;
    this.skip();
    this.begin(change.events, played, { events: 0, time: 0 });
    return true;
  }

  /** Calls back when nothing is moving any more; never at once. */
  whenStill(then: () => void): void {
    setTimeout(() => (this.story === null ? then() : this.whenStill(then)), 20);
  }

  startPulse(): void {
    this.pulsing = !prefersStillness();
    this.pulseBegan = null;
  }

  /** @returns true if something was still going on */
  skip(): boolean {
    const was = this.story !== null;
    this.story = null;
    this.events = [];
    this.began = null;
    this.elapsed = 0;
    this.moment = null;
    return was;
  }

  /** Goes on to this time. `still`: the story has just ended, so the still picture has to be drawn. */
  advance(time: number): { readonly moving: boolean; readonly ended: boolean } {
    const ended = this.advanceStory(time);
    this.advancePulse(time);
    return { moving: this.story !== null || this.pulsing, ended };
  }

  private advanceStory(time: number): boolean {
    if (this.story === null) return false;
    this.began ??= time;
    this.elapsed = time - this.began;
    this.moment = momentOf(this.story, this.elapsed);
    if (this.moment !== null) return false;
    return this.skip();
  }

  private advancePulse(time: number): void {
    if (!this.pulsing) return;
    this.pulseBegan ??= time;
    const age = (time - this.pulseBegan) / PULSE_TIME;
    this.pulsing = age < 1;
    this.pulse = this.pulsing ? age : 0;
  }
}

import type { Encounter } from '../engine/state';
import type { Change } from '../session/ui-state';
import type { Text } from '../text/i18n';
import { type Moment, momentOf, prefersStillness, type Story, tell } from './playback';

const PULSE_TIME = 620;
const NOBODY: ReadonlySet<string> = new Set();

/** What is moving just now: the story of the last command, and the pulse of who must answer. Ends in a plain picture. */
export class Show {
  private story: Story | null = null;
  private began: number | null = null;
  private pulseBegan: number | null = null;
  private pulsing = false;
  moment: Moment | null = null;
  pulse = 0;

  /** Whom the moving picture shows in place of the still one. */
  get absent(): ReadonlySet<string> {
    return this.story?.walkers ?? NOBODY;
  }

  play(change: Change, encounter: Encounter, text: Text): void {
    this.skip();
    if (change.kind !== 'command' || prefersStillness()) return;
    const story = tell(change.events, encounter, text);
    if (story.clips.length === 0) return;
    this.story = story;
    this.moment = momentOf(story, 0);
  }

  startPulse(): void {
    this.pulsing = !prefersStillness();
    this.pulseBegan = null;
  }

  /** @returns true if something was still going on */
  skip(): boolean {
    const was = this.story !== null;
    this.story = null;
    this.began = null;
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
    this.moment = momentOf(this.story, time - this.began);
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

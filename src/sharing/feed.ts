import type { Rules } from '../engine/contract';
import type { Encounter } from '../engine/state';
import type { Session } from '../session/session';
import { Eyes, type Step } from './eyes';
import { diff } from './patch';
import type { ChangeMessage, OlderMessage, Snapshot } from './to-screen';
import type { Viewer } from './viewer';
import { PROTOCOL } from './wire';

/** Changes that are kept for who was away; further back a snapshot is sent. */
const KEPT_CHANGES = 200;

/** One viewer's messages about one fight, numbered for that viewer alone. */
export interface Feed {
  readonly viewer: Viewer;
  /** The fight as this viewer knows it now. */
  readonly encounter: Encounter;
  /** The fight as it stands, and where the numbering is. */
  snapshot(): Snapshot;
  /** Follows the session to where it is now. Null where nothing is to be told: then nothing is sent, for even an empty message would tell something. */
  follow(session: Session): ChangeMessage | Snapshot | null;
  /** The last change, or the fight where there was none: by it a screen sees whether it has missed something. */
  latest(): ChangeMessage | Snapshot;
  /** Lines of the log before that number; null: there is more to look through, ask again. */
  older(before: number): OlderMessage | null;
  /** What came after change `n` of this stream; null where a snapshot is needed. */
  since(stream: string, n: number): readonly ChangeMessage[] | null;
}

/** A feed from where the session stands. `stream` is new each time (random), so that numbers of an earlier one are not mistaken for its own. */
export const createFeed = (rules: Rules, session: Session, viewer: Viewer, stream: string): Feed =>
  feedOf(new Eyes(rules, session, viewer), viewer, stream);

/** A feed from where those eyes, the viewer's, have come to. All that goes to viewers with the same eyes is the same objects but for their own numbers and decisions. */
export const feedOf = (eyes: Eyes, viewer: Viewer, stream: string): Feed =>
  new ViewerFeed(eyes, viewer, stream);

type Body = Pick<ChangeMessage, 'kind' | 'less' | 'told' | 'patch'>;

class ViewerFeed implements Feed {
  readonly viewer: Viewer;
  readonly #eyes: Eyes;
  readonly #stream: string;
  #life = 0;
  #n = 0;
  #changes: ChangeMessage[] = [];
  /** Which of the eyes' steps was taken last. */
  #place: number;
  #decisions: Encounter['decisions'];

  constructor(eyes: Eyes, viewer: Viewer, stream: string) {
    this.#eyes = eyes;
    this.viewer = viewer;
    this.#stream = stream;
    this.#place = eyes.place;
    this.#decisions = eyes.decisionsFor(viewer);
  }

  get encounter(): Encounter {
    const { encounter, decisions } = this.#eyes;
    return decisions === this.#decisions ? encounter : { ...encounter, decisions: this.#decisions };
  }
  get #fullStream(): string {
    return `${this.#stream}.${this.#life}`;
  }

  snapshot(): Snapshot {
    const { viewer, encounter } = this;
    const { first, log, more } = this.#eyes.log;
    return {
      type: 'snapshot',
      v: PROTOCOL,
      stream: this.#fullStream,
      n: this.#n,
      viewer,
      encounter,
      first,
      more,
      log,
    };
  }

  follow(now: Session): ChangeMessage | Snapshot | null {
    this.#eyes.follow(now);
    const { place, step } = this.#eyes;
    if (place === this.#place) return null;
    const isNext = place === this.#place + 1;
    this.#place = place;
    if (step === null || !isNext) return this.#beginAnew();
    const body = this.#bodyOf(step);
    return body.patch.length === 0 && body.less === 0 && body.told.length === 0 ? null : this.#changed(body);
  }

  since(stream: string, n: number): readonly ChangeMessage[] | null {
    const missing = this.#n - n;
    const isKept = missing >= 0 && missing <= Math.min(this.#changes.length, KEPT_CHANGES);
    if (stream !== this.#fullStream || !isKept) return null;
    return this.#changes.slice(this.#changes.length - missing);
  }

  older(before: number): OlderMessage | null {
    const part = this.#eyes.older(before);
    return part === null ? null : { type: 'older', v: PROTOCOL, stream: this.#fullStream, ...part };
  }

  latest(): ChangeMessage | Snapshot {
    return this.#changes.at(-1) ?? this.snapshot();
  }

  #bodyOf({ kind, less, told, patch, common }: Step): Body {
    const [before, after] = [this.#decisions, this.#eyes.decisionsFor(this.viewer)];
    this.#decisions = after;
    const isCommon = before === common.before && after === common.after;
    return {
      kind,
      less,
      told,
      patch: isCommon ? common.patch : [...patch, ...diff(before, after, ['decisions'])],
    };
  }

  #changed(body: Body): ChangeMessage {
    this.#n += 1;
    const change: ChangeMessage = {
      type: 'change',
      v: PROTOCOL,
      stream: this.#fullStream,
      n: this.#n,
      ...body,
    };
    this.#changes.push(change);
    if (this.#changes.length >= 2 * KEPT_CHANGES) this.#changes = this.#changes.slice(-KEPT_CHANGES);
    return change;
  }

  /** Another fight was opened. */
  #beginAnew(): Snapshot {
    this.#life += 1;
    this.#n = 0;
    this.#changes = [];
    this.#decisions = this.#eyes.decisionsFor(this.viewer);
    return this.snapshot();
  }
}

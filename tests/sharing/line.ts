import type { Encounter } from '../../src/engine/state';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { type Hub, Listeners, type Transport, type TransportState } from '../../src/sharing/transport';

// A line between whoever holds a fight and one screen, without a browser: what is said arrives as JSON, at once.

export interface Line {
  readonly hub: Hub;
  readonly transport: Transport;
  /** Everything that was ever sent to the screen, as text. */
  readonly sent: string[];
  /** The screen is there, or gone. */
  turn(state: TransportState): void;
  /** How many screens the holder believes in. */
  count(screens: number): void;
  /** What is sent meanwhile is lost. */
  deaf: boolean;
}

export const SCREEN = 'screen';

export function line(): Line {
  const [down, up] = [new Listeners<[unknown]>(), new Listeners<[unknown, string]>()];
  const [states, counts] = [new Listeners<[TransportState]>(), new Listeners<[number]>()];
  let state: TransportState = 'connecting';
  const made: Line = {
    sent: [],
    deaf: false,
    turn: (next) => {
      state = next;
      counts.tell(next === 'open' ? 1 : 0);
      states.tell(next);
    },
    count: (screens) => counts.tell(screens),
    hub: {
      send: (message, to) => {
        const text = JSON.stringify(message);
        made.sent.push(text);
        if (!made.deaf && (to === null || to === SCREEN)) down.tell(JSON.parse(text));
      },
      listen: (heard) => up.add(heard),
      watch: (changed) => counts.add(changed),
      close: () => undefined,
    },
    transport: {
      state: () => state,
      send: (message) => {
        if (state === 'open') up.tell(JSON.parse(JSON.stringify(message)), SCREEN);
      },
      listen: (heard) => down.add(heard),
      watch: (changed) => states.add(changed),
      close: () => undefined,
    },
  };
  return made;
}

/** The encounter of a text in the notation. @throws where it is none */
export function encounterOf(text: string): Encounter {
  const [document] = readNotation(text);
  if (document === undefined) throw new Error('no encounter');
  return buildEncounter(document);
}

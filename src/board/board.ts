import type { PathAnswer } from '../rules/questions/answers';
import { isNotFetched } from '../session/fetched';
import type { FightStore } from '../session/store';
import type { Text } from '../text/i18n';
import type { Area } from './camera';
import { Control } from './control';
import { tellFirstFault } from './first-fault';
import { Painter } from './painter';
import { Pose } from './pose';
import { type LivePath, livePaths, type RemotePath } from './remote';
import { Show } from './show';
import { watchPanels, watchSurroundings } from './surroundings';
import { createTokenButtons } from './tokens-dom';

export interface BoardOptions {
  readonly host: HTMLElement;
  readonly store: FightStore;
  readonly text: Text;
  /** How much bigger than elsewhere everything is drawn, for those who sit far away; the host is that much bigger on the screen than it is laid out. */
  readonly magnified?: () => number;
}

/** The board on the page. */
export interface MountedBoard {
  /** When the whole fight has been drawn for the first time, or cannot be. */
  readonly drawn: Promise<void>;
  /** Takes it, as it is, to another place of the page; the panels there that rise over the board are seen. */
  moveTo(host: HTMLElement): void;
  /** Shows the paths that are drawn in other windows; that of whoever is on turn, or else the first, with all its costs and dangers. @returns what the rules say of that one by what is known here; null: nothing is shown */
  showPaths(paths: readonly RemotePath[]): PathAnswer | null;
  /** Brings these squares into view, as big as they fit. */
  frame(area: Area): void;
  remove(): void;
}

/** Puts the board into `host`. It begins to draw as soon as Pixi is there. */
export function mountBoard({ host, store, text, magnified = () => 1 }: BoardOptions): MountedBoard {
  const element = document.createElement('div');
  element.className = 'board';
  host.append(element);
  const parts = { element, store, text, pose: new Pose(), show: new Show(), buttons: createTokenButtons() };
  const control: Control = new Control({ ...parts, painter: () => painter });
  const painter: Painter = new Painter({
    ...parts,
    hand: () => {
      const own = control.hand();
      // What the own hand holds is shown before what another's does.
      const [first] = live;
      return { ...own, live, tool: first === undefined || own.tool.in !== 'idle' ? own.tool : first.drag };
    },
    beforeFrame: () => control.beforeFrame(),
  });
  let live: readonly LivePath[] = [];
  let gone = false;
  let stop = (): void => undefined;
  let stopPanels = watchPanels(element, control);
  const drawn = firstPicture(element);
  const begin = async (): Promise<void> => {
    if (!(await painter.start(() => gone))) return;
    const unwatch = watchSurroundings({ ...parts, painter, control, magnified });
    const disconnect = control.connect();
    stop = () => {
      disconnect();
      unwatch();
    };
  };
  begin().catch((error: unknown) => {
    element.dataset.ready = 'failed';
    if (isNotFetched(error)) tellFirstFault(element, error);
    else console.error(error);
  });
  return {
    drawn,
    moveTo(to) {
      stopPanels();
      to.append(element);
      stopPanels = watchPanels(element, control);
    },
    showPaths(paths) {
      live = livePaths(store.getState().view(), paths);
      markRemote(element.dataset, live);
      painter.redraw();
      return live[0]?.drag.route.answer ?? null;
    },
    frame(area) {
      if (parts.pose.frame(area)) painter.redraw();
    },
    remove() {
      gone = true;
      stop();
      stopPanels();
      painter.destroy();
      element.remove();
    },
  };
}

function firstPicture(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (element.dataset.ready !== 'true' && element.dataset.ready !== 'failed') return;
      watch.disconnect();
      resolve();
    });
    watch.observe(element, { attributes: true, attributeFilter: ['data-ready'] });
  });
}

/** For whoever waits for it: whose paths others draw. */
function markRemote(dataset: DOMStringMap, live: readonly LivePath[]): void {
  if (live.length === 0) delete dataset.remote;
  else dataset.remote = live.map(({ drag }) => drag.draft.who).join(' ');
}

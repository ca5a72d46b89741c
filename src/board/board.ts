import './board.css';
import type { FightStore } from '../session/store';
import type { Text } from '../text/i18n';
import { Control } from './control';
import { Painter } from './painter';
import { Pose } from './pose';
import { Show } from './show';
import { watchSurroundings } from './surroundings';
import { createTokenButtons } from './tokens-dom';

export interface BoardOptions {
  readonly host: HTMLElement;
  readonly store: FightStore;
  readonly text: Text;
}

/** Puts the board into `host`; the returned function takes it out again. It begins to draw as soon as Pixi is there. */
export function mountBoard({ host, store, text }: BoardOptions): () => void {
  const element = document.createElement('div');
  element.className = 'board';
  host.append(element);
  const parts = { element, store, text, pose: new Pose(), show: new Show(), buttons: createTokenButtons() };
  const control: Control = new Control({ ...parts, painter: () => painter });
  const painter: Painter = new Painter({
    ...parts,
    hand: () => control.hand(),
    beforeFrame: () => control.beforeFrame(),
  });
  let gone = false;
  let stop = (): void => undefined;
  const begin = async (): Promise<void> => {
    if (!(await painter.start(() => gone))) return;
    const unwatch = watchSurroundings({ ...parts, painter, control });
    const disconnect = control.connect();
    stop = () => {
      disconnect();
      unwatch();
    };
  };
  begin().catch((error: unknown) => {
    element.dataset.ready = 'failed';
    console.error(error);
  });
  return () => {
    gone = true;
    stop();
    painter.destroy();
    element.remove();
  };
}

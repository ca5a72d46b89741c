import type { Command, Outcome } from '../engine/contract';
import type { Fight, FightStore } from './store';

/**
 * From now on what is sent waits, as it would for a server (`ui.sending`), until the returned function is called: then it is sent, in order.
 * For a board that can be used before everything is there that carries out a command.
 */
export function holdBack(store: FightStore): () => void {
  const { send } = store.getState();
  const waiting: Command[] = [];
  const later = (command: Command): Outcome => {
    waiting.push(command);
    store.setState(sending(true));
    return { ok: true, encounter: store.getState().encounter, events: [] };
  };
  store.setState({ send: later });
  return () => {
    if (store.getState().send === later) store.setState({ send });
    for (const command of waiting.splice(0)) send(command);
    if (store.getState().ui.sending) store.setState(sending(false));
  };
}

const sending =
  (is: boolean) =>
  ({ ui }: Fight): Partial<Fight> => ({ ui: { ...ui, sending: is } });

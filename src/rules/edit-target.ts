import type { Refusal, View } from '../engine/contract';
import { refusal } from '../engine/refusal';

/** The arguments of an edit, if the combatant it is for is there. */
export const onSomeone = <Args extends { readonly on: string }>(view: View, args: Args): Args | Refusal =>
  view.find(args.on) ? args : refusal('unknown-combatant', { id: args.on });

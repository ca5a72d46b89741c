import { argumentShape, editShape } from './arguments';
import { combatant } from './combatant';
import { document } from './document';
import { combatantExpectation, RESERVED } from './expect';

/** Every word that the notation has for a key. */
export const WORDS: ReadonlySet<string> = new Set([
  ...['do', 'by', 'answer', 'gm', 'ask', 'dice', 'expect', 'viewer', 'max', 'now'],
  ...[document.shape, combatant.shape, argumentShape, editShape, combatantExpectation.shape].flatMap(
    (shape) => Object.keys(shape),
  ),
  ...RESERVED,
]);

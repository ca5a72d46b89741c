import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const FASTER = [modifier('untyped', 1, 'feat.run')];

/** RUN-4: five times the speed (four in heavy armour), and the Dexterity bonus is kept. */
export default defineEffect({
  id: 'run',
  kind: 'feat',
  clause: 'X-FEAT-4',
  modifiers: ({ stat }) => (stat === 'run-multiplier' ? FASTER : NO_MODIFIERS),
  permits: (what, deniedBy) => what === 'dexterity' && deniedBy === 'running',
});

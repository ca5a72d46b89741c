import { currentEncounter, encounterAt, type Session } from '../session/session';
import { stepOf } from './write/step';
import { formatDocument } from './write/yaml';
import { encounterBlock, writeEncounter } from './write-encounter';

/** The fight of a session as it stands, in the notation. Its history is not in it: `writeScenario` tells that. */
export const writeNotation = (session: Session): string => writeEncounter(currentEncounter(session));

/** The fight of a session from its start, every command up to the cursor as a step with its dice: what a bug report needs. */
export function writeScenario(session: Session): string {
  const entries = session.entries.slice(0, session.cursor);
  const steps = entries.map((entry, index) => stepOf(entry, encounterAt(session, index)));
  return formatDocument({ ...encounterBlock(session.start), steps });
}

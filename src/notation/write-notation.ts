import { currentEncounter, type Session } from '../session/session';
import { writeEncounter } from './write-encounter';

/** The fight of a session as it stands, in the notation. Its history is not in: `writeScenario` tells it. */
export const writeNotation = (session: Session): string => writeEncounter(currentEncounter(session));

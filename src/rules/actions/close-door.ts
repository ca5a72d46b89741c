import { doorAction } from '../doors';

/** Closes a door (MAN-1, TBL-33). */
export default doorAction('close-door', false);

import { doorAction } from '../doors';

/** Opens a door (MAN-1, TBL-33). */
export default doorAction('open-door', true);

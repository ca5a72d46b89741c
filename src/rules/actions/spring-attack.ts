import { attackOnTheMove } from '../attack-on-the-move';

/** Walk up, strike, walk on (X-FEAT-11). */
export default attackOnTheMove({ id: 'spring-attack', kind: 'melee' });

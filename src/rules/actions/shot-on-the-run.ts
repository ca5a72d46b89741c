import { attackOnTheMove } from '../attack-on-the-move';

/** Walk, shoot, walk on (X-FEAT-11). The shot itself opens the guard like any other, where it is made. */
export default attackOnTheMove({ id: 'shot-on-the-run', kind: 'ranged' });

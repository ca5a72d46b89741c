import { climbOrSwim } from '../climb-or-swim';

/** Swiming: a quarter of the speed in a move action without a swim speed (MOV-5). */
export default climbOrSwim('swim', 'MOV-5');

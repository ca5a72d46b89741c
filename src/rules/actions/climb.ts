import { climbOrSwim } from '../climb-or-swim';

/** Climbing: a quarter of the speed in a move action without a climb speed (MOV-4). */
export default climbOrSwim('climb', 'MOV-4');

/** Bits of what a step meets: at arrival by the ground, by bodies there, on the way. One space of bits for all. */
export const CLOSED = 1;
/** Difficult ground or a low obstacle. */
export const DIFFICULT = 2;
/** Too little room: the full space overlaps solid squares or walls. */
export const SQUEEZED = 4;
/** A body so big that stepping over it is doubled. */
export const BIG_BODY = 8;
/** A thin low wall is crossed. */
export const LOW_WALL = 16;
/** Somebody is there: movement may not end. */
export const NO_STOP = 32;
/** Somebody is there: no way through. */
export const NO_WAY = 64;

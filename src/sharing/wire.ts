import { z } from 'zod';

/** Version of the messages, in each of them; a screen of another version is asked to load again. */
export const PROTOCOL = 1;
/** A key or a name, as short as they are. */
export const word = z.string().min(1).max(80);

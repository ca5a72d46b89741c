// Effects that a spell leaves behind, by id, and what stands in their data.

/** Key of an effect's data: the damage that it did last and will do again (X-CONC-1). */
export const CONTINUOUS = 'continuous';
export const IN_FORCE = 'spell-effect';
export const CONCENTRATING = 'concentrating';

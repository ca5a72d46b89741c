import type { Field } from './srd-line';

interface Difference {
  /** What our parts give. */
  readonly ours: string;
  readonly because: string;
}

/** Where the SRD's printed figure is not what its own parts and rules give, or not what the engine can play. */
export const DIFFERENCES: Readonly<Record<string, Readonly<Partial<Record<Field, Difference>>>>> = {
  'huge-monstrous-spider': {
    attacks: {
      ours: 'bite +8 2d6+6',
      because:
        'base attack +6, Strength +4, size -2 make +8; the SRD prints +9 without a feat that would give it',
    },
  },
  'small-monstrous-scorpion': {
    base: {
      ours: '+0/-5',
      because: 'it may grapple by Dexterity in place of Strength, which the engine does not play',
    },
  },
  kobold: {
    attacks: {
      ours: 'spear +1 1d6-1/x3 or sling* +3 1d3-1',
      because: 'the SRD prints the sling without the Strength penalty that its own rule puts on slings',
    },
  },
};

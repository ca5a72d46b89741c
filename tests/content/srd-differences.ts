import type { Field } from './srd-line';

interface Difference {
  /** What our parts give. */
  readonly ours: string;
  readonly because: string;
}

/** Where the SRD's printed figure is not what its own parts and rules give, or not what the engine can play. */
export const DIFFERENCES: Readonly<Record<string, Readonly<Partial<Record<Field, Difference>>>>> = {
  'five-headed-hydra': {
    attacks: {
      ours: '5 bite +7 1d10+3',
      because: 'base attack +5, Strength +3, size -2, Weapon Focus +1 make +7; the SRD prints +6',
    },
  },
  unicorn: {
    attacks: {
      ours: 'horn +8 1d8+5, 2 hoof +3 1d4+2',
      because: 'its horn is a +3 weapon, and natural weapons of the notation have no enhancement',
    },
  },
  'will-o-wisp': {
    attacks: {
      ours: 'shock +16 2d8-5',
      because:
        'its shock is lightning and knows no Strength; the engine adds Strength to every natural weapon',
    },
  },
  dryad: {
    attacks: {
      ours: 'dagger +6 1d4/19-20 or longbow* +6 1d8/x3',
      because: 'its bow is masterwork, which the notation has no word for',
    },
  },
  'rat-swarm': {
    attacks: {
      ours: 'swarm +7 1d6-4',
      because: 'the engine rolls for a swarm, which strikes without a roll',
    },
    hitDice: { ours: '4d8 (18)', because: 'four dice average 18; the SRD prints 13 hp' },
    space: { ours: '2.5/0', because: 'a space goes by size in the engine; a swarm fills ten feet' },
  },
  'bat-swarm': {
    attacks: {
      ours: 'swarm +2 1d6-4',
      because: 'the engine rolls for a swarm, which strikes without a roll',
    },
    space: { ours: '1/0', because: 'a space goes by size in the engine; a swarm fills ten feet' },
  },
  'spider-swarm': {
    attacks: {
      ours: 'swarm +0 1d6-5',
      because: 'the engine rolls for a swarm, which strikes without a roll',
    },
    space: { ours: '1/0', because: 'a space goes by size in the engine; a swarm fills ten feet' },
  },
  wyvern: {
    attacks: {
      ours: 'sting +10 1d6+4, bite +8 2d8+2, 2 wing +8 1d8+2, 2 talon +8 2d6+2',
      because: 'bite and talons are secondary, with half the Strength; the SRD prints all of it for them',
    },
  },
  'stone-giant': {
    attacks: {
      ours: 'greatclub +17/+12 2d8+12 or 2 slam +17 1d4+8 or rock* +12 2d8+8',
      because:
        'it throws with both hands, which gives half again its Strength in melee alone; and the SRD leaves out the +1 for rocks',
    },
  },
  ettin: {
    attacks: {
      ours: 'twf: morningstar +6/+2/+1 2d6+6 or javelin* +5 1d8+6',
      because:
        'each of its heads has an arm of its own: no penalty for two weapons, which the engine does not play',
    },
  },
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

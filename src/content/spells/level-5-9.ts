import type { SpellRow } from '../spell-row';

/** SRD spells of levels 5 to 9. */
export const HIGH_SPELLS = {
  cloudkill: [
    5,
    'V S',
    'medium',
    { area: 'spread 20', damage: '1d4 con', save: 'fortitude partial', duration: '[level*10] rounds' },
  ],
  'cone-of-cold': [
    5,
    'V S M DF',
    null,
    { area: 'cone 60', damage: '[level:15]d6 cold', save: 'reflex half', sr: true },
  ],
  'mass-cure-light-wounds': [5, 'V S', 'close', { area: 'burst 15', heal: '1d8+[level:25]' }],
  'slay-living': [
    5,
    'V S',
    null,
    { touch: 'melee', damage: '3d6+[level:20]', save: 'fortitude partial', sr: true },
  ],
  'chain-lightning': [
    6,
    'V S F',
    'long',
    { damage: '[level:20]d6 electricity', save: 'reflex half', sr: true },
  ],
  disintegrate: [
    6,
    'V S M DF',
    'medium',
    { touch: 'ranged', damage: '[level*2:40]d6', save: 'fortitude partial', sr: true },
  ],
  harm: [6, 'V S', null, { touch: 'melee', damage: '[level*10:150] negative', save: 'will half', sr: true }],
  heal: [6, 'V S', null, { touch: 'melee', heal: '[level*10:150]' }],
  'finger-of-death': [7, 'V S', 'close', { damage: '3d6+[level:25]', save: 'fortitude partial', sr: true }],
  'horrid-wilting': [
    8,
    'V S M DF',
    'long',
    { area: 'burst 30', damage: '[level:20]d6', save: 'fortitude half', sr: true },
  ],
  'meteor-swarm': [
    9,
    'V S',
    'long',
    { area: 'spread 40', damage: '24d6 fire', save: 'reflex half', sr: true },
  ],
} as const satisfies Readonly<Record<string, SpellRow>>;

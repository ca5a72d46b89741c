import type { Spell } from '../../engine/state';
import type { SpellBlock } from '../schema/spell';

/** A spell in full; what is not said is a standard action with words and gestures, without limit. */
export const spellOf = (block: SpellBlock): Spell => ({
  name: block.name,
  level: block.level ?? 1,
  time: block.time ?? 'standard',
  components: block.components ?? ['V', 'S'],
  touch: block.touch ?? null,
  damage: block.damage ?? null,
  heal: block.heal ?? null,
  save: block.save ?? null,
  dc: block.dc ?? null,
  area: block.area ?? null,
  rangeFeet: block.range ?? null,
  duration: block.duration ?? null,
  spellResistance: block.sr ?? false,
  metamagic: block.metamagic ?? false,
  count: block.count ?? null,
});

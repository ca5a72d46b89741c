import { RACE_NAMES, type RaceName } from '../../content/stat-block';
import type { Combatant, EffectInstance, Item, JsonRecord, Sheet, Spell } from '../../engine/state';
import { rules } from '../../rules/registry';
import { BONUS, HELD_CHARGE } from '../build/effects';
import type { CombatantBlock, EffectBlock, HitPointsBlock, SpeedBlock } from '../schema/combatant';
import { isRecord } from '../schema/kinds';
import type { SpellBlock } from '../schema/spell';
import { armorBlock, beyond, heldThing, naturalBlock, shieldBlock, thingOf } from './weapon';

/** A combatant in every key of the notation; what it cannot say is left to `running`. */
export function blockOf(who: Combatant): CombatantBlock {
  return { ...person(who), ...body(who.sheet), hp: hitPointsBlock(who), ...equipment(who), ...inForce(who) };
}

function person({ sheet, side, controller, hidden, rides }: Combatant): CombatantBlock {
  return {
    ...(sheet.creature === null ? {} : { creature: sheet.creature }),
    name: sheet.name,
    side,
    ...(isRace(sheet.race) ? { race: sheet.race } : {}),
    ...(rides === null ? {} : { rides }),
    hidden,
    controller,
  };
}

const isRace = (race: string | null): race is RaceName => RACE_NAMES.some((known) => known === race);

function body(sheet: Sheet): CombatantBlock {
  const { fortitude: fort, reflex: ref, will } = sheet.saves;
  const { damageReduction: reduction } = sheet;
  return {
    size: sheet.size,
    shape: sheet.shape,
    reach: sheet.reachFeet,
    speed: speedBlock(sheet.speeds),
    bab: sheet.baseAttackBonus,
    abilities: sheet.abilities,
    armor: armorBlock(sheet.armor),
    ac: sheet.armorClass,
    saves: { fort, ref, will },
    skills: sheet.skills,
    initiative: sheet.initiative,
    feats: sheet.feats,
    traits: sheet.traits,
    natural: sheet.natural.map(naturalBlock),
    level: sheet.level,
    casterLevel: sheet.casterLevel,
    spells: sheet.spells.map(spellBlock),
    resist: {
      ...sheet.resistances,
      ...(reduction === null ? {} : { dr: `${reduction.amount}/${reduction.bypass}` }),
    },
    sr: sheet.spellResistance,
    ...(sheet.notes === undefined || sheet.notes.length === 0 ? {} : { notes: sheet.notes }),
  };
}

function speedBlock(speeds: Sheet['speeds']): SpeedBlock {
  const { land, ...others } = speeds;
  return land !== undefined && Object.keys(others).length === 0 ? land : speeds;
}

function hitPointsBlock({ sheet, damage, temporary, nonlethal }: Combatant): HitPointsBlock {
  const max = sheet.hitPoints;
  if (damage === 0 && temporary === 0 && nonlethal === 0) return max;
  return {
    max,
    now: max - damage,
    ...(temporary > 0 ? { temporary } : {}),
    ...(nonlethal > 0 ? { nonlethal } : {}),
  };
}

function equipment({ sheet: { size }, inventory }: Combatant): CombatantBlock {
  const { hands, carried, stowed, worn, shield } = inventory;
  const things = (items: readonly Item[]) => items.map((item) => thingOf(item, size));
  const unloaded = [...hands.map(({ item }) => item), ...carried]
    .filter(({ loaded }) => !loaded)
    .map(({ name }) => name);
  return {
    shield: shieldBlock(shield?.shield ?? null),
    shieldLoose: shield !== null && !shield.ready,
    hands: hands.map((held) => heldThing(held, size)),
    carried: things(carried),
    stowed: things(stowed),
    worn: things(worn),
    unloaded: [...new Set(unloaded)],
  };
}

const SILENT: SpellBlock = {
  name: '',
  level: 1,
  time: 'standard',
  components: ['V', 'S'],
  sr: false,
  metamagic: false,
};

export function spellBlock(spell: Spell): SpellBlock {
  const { rangeFeet, spellResistance, ...same } = spell;
  return beyond({ ...same, range: rangeFeet, sr: spellResistance }, SILENT, [
    'name',
  ]) as unknown as SpellBlock;
}

/** Conditions, a held charge and bonuses that have no author and no memory. */
function inForce({ effects, acted, initiative }: Combatant): CombatantBlock {
  const plain = effects.filter(({ by }) => by === null);
  const charge = plain.find(({ id }) => id === HELD_CHARGE)?.data.spell;
  const implied = !acted && initiative !== null ? 'flat-footed' : null;
  return {
    conditions: plain.filter(isCondition).flatMap(({ id }) => (id === implied ? [] : [id])),
    ...(isRecord(charge) ? { holding: spellBlock(charge as unknown as Spell) } : {}),
    effects: plain
      .filter(({ id, data }) => id === BONUS && typeof data.name === 'string')
      .map(({ data }) => effectBlock(data)),
  };
}

const isCondition = ({ id }: EffectInstance): boolean => rules.effects.get(id)?.kind === 'condition';

function effectBlock({ name, attack, damage, armorClass, save, speed, missChance }: JsonRecord): EffectBlock {
  return {
    name: String(name),
    ...(isRecord(armorClass) ? { ac: armorClass as EffectBlock['ac'] & {} } : {}),
    ...(typeof attack === 'number' ? { attack } : {}),
    ...(typeof damage === 'number' ? { damage } : {}),
    ...(typeof save === 'number' ? { saves: save } : {}),
    ...(isRecord(speed) ? { speed: speed as EffectBlock['speed'] & {} } : {}),
    ...(typeof missChance === 'number' ? { concealment: missChance } : {}),
  };
}

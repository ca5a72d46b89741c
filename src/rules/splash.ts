import type { AttackContext, Play, Refusal, View } from '../engine/contract';
import { counted } from '../engine/modifiers';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId, Weapon } from '../engine/state';
import { areAdjacent, distanceFeet, type Placement } from '../grid/footprint';
import { DIRECTIONS, type Square } from '../grid/square';
import { attackBonus } from './attack-roll';
import { blowTold, rollBlow } from './blow';
import { feetApart, isDead, placementOf, spaceOf } from './body';
import { setAlight } from './flames';
import { harm } from './hit-points';
import { findItem } from './inventory';

/** AC of a grid intersection (X-SPL-2). */
const INTERSECTION = 5;
const ENERGIES = ['acid', 'fire', 'holy'];

/** Where a flask is thrown: at somebody, or at a grid corner. */
export type Mark = { readonly on: Combatant } | { readonly corner: Square };

const isSplash = (weapon: Weapon | null): weapon is Weapon => weapon?.traits.includes('splash') ?? false;

/** Whether a flask to throw is at hand at all. */
export const hasFlask = ({ inventory: { hands, carried } }: Combatant): boolean =>
  [...hands.map(({ item }) => item), ...carried].some(({ weapon }) => isSplash(weapon));

/** The flask of this name, in hand or carried; or why it cannot be thrown (X-SPL-1, TBL-49). */
export function flaskOf(who: Combatant, name: string): Weapon | Refusal {
  const found = findItem(who, name, ['hands', 'carried']);
  if (!found) return refusal('not-carried', { who: who.id, item: name }, 'X-SPL-1');
  const { weapon } = found.item;
  if (!isSplash(weapon)) return refusal('not-splash', { item: name }, 'X-SPL-1');
  return weapon.traits.includes('fuse') && who.memory['prepare-splash'] !== name
    ? refusal('fuse-not-ready', { item: name }, 'TBL-49')
    : weapon;
}

const cornerPlace = (corner: Square): Placement => ({ at: { x: corner.x - 1, y: corner.y - 1 }, space: 2 });

export const feetTo = (view: View, who: Combatant, mark: Mark): number =>
  'on' in mark
    ? feetApart(view, who, mark.on)
    : distanceFeet(placementOf(who), cornerPlace(mark.corner), view.encounter.houseRules.diagonals);

function attackWith(view: View, who: Combatant, weapon: Weapon, mark: Mark): AttackContext {
  return {
    weapon,
    kind: 'ranged',
    thrown: true,
    touch: true,
    nonlethal: false,
    cause: 'throw-splash',
    provokedBy: null,
    hand: 'main',
    distanceFeet: feetTo(view, who, mark),
    options: {},
  };
}

/** Damage of a flask; holy water hurts the undead only. */
function splashed(
  play: Play,
  by: CombatantId,
  weapon: Weapon,
  hurt: { on: CombatantId; amount: number },
): void {
  const energy = ENERGIES.find((it) => weapon.traits.includes(it)) ?? '';
  if (energy === 'holy' && !play.has(play.combatant(hurt.on), 'undead')) return;
  const { on: who, amount } = hurt;
  harm(play, { who, by, amount, nonlethal: false, source: weapon.id, attack: null, energy });
}

/** One point to everyone beside or in the place, the one who was hit excepted (X-SPL-1 to X-SPL-3). */
function splash(
  play: Play,
  by: CombatantId,
  weapon: Weapon,
  around: { place: Placement; but: string | null },
): void {
  for (const other of Object.values(play.encounter.combatants))
    if (other.id !== around.but && !isDead(play, other) && areAdjacent(placementOf(other), around.place))
      splashed(play, by, weapon, { on: other.id, amount: 1 });
}

/** A corner has only the four squares around it. */
const around = (mark: Mark, moved: Square): Placement =>
  'on' in mark
    ? {
        at: { x: mark.on.at.x + moved.x, y: mark.on.at.y + moved.y },
        space: moved.x === 0 && moved.y === 0 ? spaceOf(mark.on) : 1,
      }
    : { at: { x: mark.corner.x + moved.x, y: mark.corner.y + moved.y }, space: 0 };

/** X-SPL-3: d8, 1 straight back at the thrower and then clockwise, as many squares as the throw was increments long. */
function drift(play: Play, who: Combatant, weapon: Weapon, mark: Mark): Square {
  const request = { who: who.id, purpose: 'stray', what: weapon.id, dice: 'd8', modifiers: [] } as const;
  const { total } = play.roll(request);
  const target = 'on' in mark ? mark.on.at : mark.corner;
  const back = Math.atan2(who.at.y - target.y, who.at.x - target.x);
  const angle = (Math.round(back / (Math.PI / 4)) + total - 1) * (Math.PI / 4);
  const step = { x: Math.round(Math.cos(angle)), y: Math.round(Math.sin(angle)) };
  const direction = DIRECTIONS.find(({ x, y }) => x === step.x && y === step.y) ?? step;
  const squares = Math.max(1, Math.ceil(feetTo(play, who, mark) / (weapon.rangeFeet ?? 10)));
  return { x: direction.x * squares, y: direction.y * squares };
}

function throwAt(play: Play, who: Combatant, weapon: Weapon, target: Combatant): boolean {
  const attack = attackWith(play, who, weapon, { on: target });
  const blow = { attacker: who, target, attack };
  const rolled = rollBlow(play, blow, true);
  const extra = counted(play.modifiers({ stat: 'damage', of: who, against: target, detail: null, attack }));
  let amount: number | null = null;
  for (let i = 0; rolled.hit && i < (rolled.critical ? weapon.critical.multiplier : 1); i++) {
    const request = {
      who: who.id,
      purpose: 'damage',
      what: weapon.id,
      dice: weapon.damage,
      modifiers: extra,
    } as const;
    amount = (amount ?? 0) + play.roll(request).total;
  }
  play.emit(blowTold(blow, rolled, amount));
  if (amount !== null) splashed(play, who.id, weapon, { on: target.id, amount });
  if (amount !== null && weapon.traits.includes('burns'))
    setAlight(play, target.id, { by: who.id, dice: weapon.damage, dealt: amount });
  return rolled.hit;
}

function throwAtCorner(play: Play, who: Combatant, weapon: Weapon, corner: Square): boolean {
  const bonus = attackBonus(play, who, null, attackWith(play, who, weapon, { corner }));
  const { modifiers } = bonus;
  const request = { who: who.id, purpose: 'attack', what: weapon.id, dice: 'd20', modifiers } as const;
  const { faces, total } = play.roll(request);
  const hit = faces[0] === 20 || (faces[0] !== 1 && total >= INTERSECTION);
  play.emit({
    type: 'attacked',
    by: who.id,
    on: null,
    weapon: weapon.id,
    kind: 'ranged',
    roll: faces[0] ?? 1,
    bonus: bonus.value,
    total,
    armorClass: INTERSECTION,
    result: hit ? 'hit' : 'miss',
    damage: null,
    attackModifiers: modifiers,
    armorClassModifiers: [],
    cause: 'throw-splash',
    missReason: null,
  });
  return hit;
}

/** The throw, what it hits, where it goes astray, and whom it splashes (X-SPL-1 to X-SPL-3). */
export function throwFlask(play: Play, id: CombatantId, weapon: Weapon, mark: Mark): void {
  const who = play.combatant(id);
  const hit =
    'on' in mark ? throwAt(play, who, weapon, mark.on) : throwAtCorner(play, who, weapon, mark.corner);
  const moved = hit ? { x: 0, y: 0 } : drift(play, who, weapon, mark);
  const but = hit && 'on' in mark ? mark.on.id : null;
  splash(play, id, weapon, { place: around(mark, moved), but });
}

import type { Combatant, Encounter } from '../../engine/state';

/** Combatants are never changed in place: whoever is the same is put in words once. */
const texts = new WeakMap<Combatant, string>();

function textOf(who: Combatant): string {
  const known = texts.get(who);
  if (known !== undefined) return known;
  const made = JSON.stringify(who);
  texts.set(who, made);
  return made;
}

/** A state as JSON. In a large fight it is hundreds of KiB, of which hardly anything is new since the last time. */
export function encounterText({ combatants, ...rest }: Encounter): string {
  const all = Object.entries(combatants).map(([id, who]) => `${JSON.stringify(id)}:${textOf(who)}`);
  return `{"combatants":{${all.join(',')}},${JSON.stringify(rest).slice(1)}`;
}

import type { Thing, WeaponBlock } from '../../notation/schema/equipment';

/** A thing as it is shown and typed: `longsword`, `longsword/2`, `+1 longsword (1d10, 19-20/x2, +1d6)`, `masterwork dagger`. */
export function thingText(thing: Thing): string {
  if (typeof thing === 'string') return thing;
  const { name, enhancement, damage, crit, extra, masterwork } = thing;
  const make = enhancement !== undefined ? `+${enhancement} ` : masterwork === true ? 'masterwork ' : '';
  const more = [damage, crit, extra === undefined ? undefined : `+${extra}`].filter((it) => it !== undefined);
  return `${make}${name}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}

const slug = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}/]+/gu, '-');

/**
 * What was typed as a thing. What a known one has beyond its text (its kind, its range) stays. `idOf` knows names in the user's language;
 * null: it is none of them, and the name itself becomes the id. Null for an empty text.
 */
export function thingOf(
  typed: string,
  idOf: (name: string) => string | null,
  known: Thing | null = null,
): Thing | null {
  const found = /^(?:\+(\d+)\s+|(masterwork|mwk)\s+)?([^()]*?)\s*(?:\(([^()]*)\))?$/i.exec(typed.trim());
  const name = found?.[3] ?? '';
  if (found === null || name === '') return null;
  const both = /\/2$/.test(name) ? '/2' : '';
  const bare = both === '' ? name : name.slice(0, -2).trim();
  const id = idOf(bare) ?? slug(bare);
  const said: Partial<WeaponBlock> = {
    ...(found[1] === undefined || found[1] === '0' ? {} : { enhancement: Number(found[1]) }),
    ...(found[2] === undefined ? {} : { masterwork: true }),
    ...partsOf(found[4] ?? ''),
  };
  const same = typeof known === 'object' && known !== null && known.name === id ? unsaid(known) : {};
  const block: WeaponBlock = { ...same, name: id, ...said };
  return Object.keys(block).length === 1 ? `${id}${both}` : block;
}

const unsaid = ({
  enhancement: _e,
  masterwork: _m,
  damage: _d,
  crit: _c,
  extra: _x,
  ...rest
}: WeaponBlock): Partial<WeaponBlock> => rest;

/** `1d10, 19-20/x2, +1d6` in any order. */
function partsOf(text: string): Partial<WeaponBlock> {
  return Object.assign(
    {},
    ...text.split(',').map((part) => {
      const it = part.trim();
      if (it === '') return {};
      if (it.startsWith('+')) return { extra: it.slice(1) };
      return /x\d$/i.test(it) ? { crit: it } : { damage: it };
    }),
  );
}

import type { View } from '../engine/contract';
import { followed } from '../engine/followed';
import type { Combatant, CombatantId, EffectInstance, Light } from '../engine/state';
import type { BoardIndex } from '../grid/board-index';
import { type Shine, squaresAround } from '../grid/light';
import { boardOf, squaresOf } from './body';
import { perState } from './per-state';
import { IN_FORCE } from './spell-keys';

// What shines in a fight: lights that stand on the board, what burns in hands, spells of light and darkness.

/** `daylight` and `darkness` undo each other where they meet; other light is nothing in magical darkness. */
type Kind = 'light' | 'daylight' | 'darkness';
export interface Source extends Shine {
  readonly kind: Kind;
}
type Glow = Pick<Source, 'brightFeet' | 'shadowyFeet' | 'kind'>;

const glow = (brightFeet: number, shadowyFeet: number, kind: Kind = 'light'): Glow => ({
  brightFeet,
  shadowyFeet,
  kind,
});

/** X-LIGHT-2. A bullseye lantern is turned wherever its bearer looks, so its cone is taken to be all around. */
const THINGS: Readonly<Record<string, Glow>> = {
  'burning-torch': glow(20, 40),
  'everburning-torch': glow(20, 40),
  lamp: glow(15, 30),
  lantern: glow(30, 60),
  'hooded-lantern': glow(30, 60),
  'bullseye-lantern': glow(60, 120),
  sunrod: glow(30, 60),
  candle: glow(0, 5),
};
/** A torch gives light once it is lit (TBL-46). */
const TORCH = glow(20, 40);

const SPELLS: Readonly<Record<string, Glow>> = {
  light: glow(20, 40),
  'continual-flame': glow(20, 40),
  daylight: glow(60, 120, 'daylight'),
  darkness: glow(0, 20, 'darkness'),
  'deeper-darkness': glow(0, 60, 'darkness'),
};

/** What the notation or the game master has put on somebody under a name. */
const GIVEN = 'bonus';

const slug = (name: unknown): string => String(name).toLowerCase().replace(/\s+/g, '-');

/** What somebody has in hand or wears that shines. */
function thingsOf({ inventory, memory }: Combatant): readonly Glow[] {
  const names = [...inventory.hands.map(({ item }) => item.name), ...inventory.worn.map(({ name }) => name)];
  return names.flatMap((name) => {
    const id = slug(name);
    if (id === 'torch') return memory['light-torch'] === true ? [TORCH] : [];
    const found = Object.hasOwn(THINGS, id) ? THINGS[id] : undefined;
    return found ? [found] : [];
  });
}

/** A spell that fills an area is in force on everyone there, and shines from its caster alone. */
function spellGlow({ id, by, data }: EffectInstance, who: Combatant): readonly Glow[] {
  if (id !== IN_FORCE && id !== GIVEN) return [];
  const name = slug(data['name']);
  const found = Object.hasOwn(SPELLS, name) ? SPELLS[name] : undefined;
  const { spell } = data;
  const fillsArea = typeof spell === 'object' && spell !== null && 'area' in spell && spell.area !== null;
  return found && (!fillsArea || by === null || by === who.id) ? [found] : [];
}

const glowsOf = (who: Combatant): readonly Glow[] => [
  ...thingsOf(who),
  ...who.effects.flatMap((effect) => spellGlow(effect, who)),
];

/** Who carries light, kept up to date by who has changed: most fights have nobody. */
const carriers = followed<Map<CombatantId, readonly Glow[]>, null>({
  build(all) {
    const found = new Map<CombatantId, readonly Glow[]>();
    for (const who of all) {
      const glows = glowsOf(who);
      if (glows.length > 0) found.set(who.id, glows);
    }
    return found;
  },
  replace(found, { after }) {
    const glows = glowsOf(after);
    if (glows.length > 0) found.set(after.id, glows);
    else found.delete(after.id);
  },
});

const NONE: readonly Source[] = [];
const carried = perState<readonly Source[]>();

/** What is carried about, from where it is now. */
function carriedSources(view: View): readonly Source[] {
  return carried(view, '', () => {
    const found = carriers(view.encounter.combatants, null, null);
    if (found.size === 0) return NONE;
    return [...found].flatMap(([id, glows]) => {
      const who = view.find(id);
      const from = who === null ? [] : squaresOf(view, who);
      return glows.map((it) => ({ ...it, from }));
    });
  });
}

const standing = new WeakMap<
  readonly Light[],
  { readonly index: BoardIndex; readonly sources: readonly Source[] }
>();

/** The lights of the board, from the squares around the points where they stand. */
function standingSources(view: View): readonly Source[] {
  const { lights } = view.encounter;
  if (lights.length === 0) return NONE;
  const index = boardOf(view);
  const known = standing.get(lights);
  if (known?.index === index) return known.sources;
  const sources = lights.map(({ at, brightFeet, shadowyFeet }) => ({
    from: squaresAround(index, at),
    brightFeet,
    shadowyFeet,
    kind: 'light' as const,
  }));
  standing.set(lights, { index, sources });
  return sources;
}

/** Everything that shines or darkens now. */
export function sourcesOf(view: View): readonly Source[] {
  const [there, about] = [standingSources(view), carriedSources(view)];
  return about.length === 0 ? there : there.length === 0 ? about : [...there, ...about];
}

/** Whether it has a light with it, so that it never walks into the dark. */
export const carriesLight = (who: Combatant): boolean => glowsOf(who).some(({ kind }) => kind !== 'darkness');

/** Stands for everything that shines: empty where nothing does. */
export const sourcesKey = (view: View): string =>
  sourcesOf(view)
    .map(({ from, kind, brightFeet, shadowyFeet }) =>
      [kind, brightFeet, shadowyFeet, ...from.map(({ x, y }) => `${x}:${y}`)].join(),
    )
    .join(' ');

import type { Overlays, Settings, Template, Theme, ThreatOverlay } from './ui-state';

const KEY = 'fivefoot.settings';
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const THREATS: readonly ThreatOverlay[] = ['none', 'selected', 'side', 'enemies', 'all'];
const SHAPES: readonly Template['shape'][] = ['burst', 'spread', 'cylinder', 'cone', 'line'];
/** No area of the rules is as big. In feet. */
const BIGGEST_AREA = 300;

export const defaultSettings: Settings = {
  overlays: {
    threatened: 'selected',
    coordinates: true,
    reach: false,
    moves: false,
    hits: false,
    flanking: false,
    cover: false,
    area: false,
    template: { shape: 'burst', feet: 20 },
  },
  theme: 'system',
  locale: 'en',
  diceMode: 'generated',
  playback: 'quick',
  boardWords: false,
  collapsed: [],
};

/** What was set on the last visit; the default for whatever is missing or makes no sense. `language` is the browser's. */
export function readSettings(storage: Storage | null, language: string): Settings {
  const first: Settings = { ...defaultSettings, locale: language.startsWith('hu') ? 'hu' : 'en' };
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? checked(kept, first) : first;
  } catch {
    return first;
  }
}

/** False: the browser did not keep them. */
export function writeSettings(storage: Storage | null, settings: Settings): boolean {
  const { overlays, theme, locale, diceMode, playback, boardWords, collapsed } = settings;
  const kept: Settings = { overlays, theme, locale, diceMode, playback, boardWords, collapsed };
  try {
    storage?.setItem(KEY, JSON.stringify(kept));
    return storage !== null;
  } catch {
    return false;
  }
}

/** The browser's storage, or null where it is forbidden. */
export function localStorageOf(window: Window): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function checked(kept: object, first: Settings): Settings {
  const { overlays, theme, locale, diceMode, playback, boardWords, collapsed } = kept as Record<
    string,
    unknown
  >;
  return {
    overlays: checkedOverlays(recordOf(overlays), first.overlays),
    theme: oneOf(THEMES, theme, first.theme),
    locale: oneOf(['en', 'hu'] as const, locale, first.locale),
    diceMode: oneOf(['generated', 'entered'] as const, diceMode, first.diceMode),
    playback: oneOf(['quick', 'off'] as const, playback, first.playback),
    boardWords: typeof boardWords === 'boolean' ? boardWords : first.boardWords,
    collapsed: Array.isArray(collapsed) ? collapsed.filter((it) => typeof it === 'string') : first.collapsed,
  };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function checkedOverlays(kept: Record<string, unknown>, first: Overlays): Overlays {
  const flag = (name: keyof Overlays): boolean => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : first[name] === true;
  };
  const template = recordOf(kept.template);
  return {
    threatened: oneOf(THREATS, kept.threatened, first.threatened),
    coordinates: flag('coordinates'),
    reach: flag('reach'),
    moves: flag('moves'),
    hits: flag('hits'),
    flanking: flag('flanking'),
    cover: flag('cover'),
    area: flag('area'),
    template: {
      shape: oneOf(SHAPES, template.shape, first.template.shape),
      feet: feetOf(template.feet) ?? first.template.feet,
    },
  };
}

/** Whole squares, in feet. */
const feetOf = (value: unknown): number | null =>
  typeof value === 'number' && value >= 5 && value <= BIGGEST_AREA && value % 5 === 0 ? value : null;

function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((it) => it === value) ?? otherwise;
}

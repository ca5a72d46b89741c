import type { Settings, Theme, ThreatOverlay } from './ui-state';

const KEY = 'fivefoot.settings';
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const THREATS: readonly ThreatOverlay[] = ['none', 'selected', 'enemies'];

export const defaultSettings: Settings = {
  overlays: { threatened: 'selected', coordinates: true },
  theme: 'system',
  locale: 'en',
  diceMode: 'generated',
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
  const { overlays, theme, locale, diceMode, collapsed } = settings;
  try {
    storage?.setItem(KEY, JSON.stringify({ overlays, theme, locale, diceMode, collapsed }));
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
  const { overlays, theme, locale, diceMode, collapsed } = kept as Record<string, unknown>;
  const shown =
    typeof overlays === 'object' && overlays !== null ? (overlays as Record<string, unknown>) : {};
  return {
    overlays: {
      threatened: oneOf(THREATS, shown.threatened, first.overlays.threatened),
      coordinates: typeof shown.coordinates === 'boolean' ? shown.coordinates : first.overlays.coordinates,
    },
    theme: oneOf(THEMES, theme, first.theme),
    locale: oneOf(['en', 'hu'] as const, locale, first.locale),
    diceMode: oneOf(['generated', 'entered'] as const, diceMode, first.diceMode),
    collapsed: Array.isArray(collapsed) ? collapsed.filter((it) => typeof it === 'string') : first.collapsed,
  };
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((it) => it === value) ?? otherwise;
}

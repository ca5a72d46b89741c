import { Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from '../session/ui-state';

/** The theme button goes round: as the system, light, dark. */
export const NEXT_THEME: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
export const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

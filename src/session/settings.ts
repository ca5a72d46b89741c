import type { Settings } from './ui-state';

export const defaultSettings: Settings = {
  overlays: { threatened: 'selected', coordinates: true },
  theme: 'system',
  locale: 'en',
  diceMode: 'generated',
  collapsed: [],
};

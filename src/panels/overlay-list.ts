import {
  CircleDotDashed,
  Crosshair,
  Footprints,
  Grid2x2,
  type LucideIcon,
  Radius,
  ShieldHalf,
  Swords,
  UnfoldHorizontal,
  User,
  Users,
  UsersRound,
} from 'lucide-react';
import type { Overlays, ThreatOverlay } from '../session/ui-state';

/** One thing the board can show besides the fight: its button, its key, what it needs to show anything. */
export interface OverlayItem {
  readonly id: string;
  readonly icon: LucideIcon;
  /** As it is written beside the name; with Shift it begins so. */
  readonly keys: string;
  readonly group: 'threats' | 'more';
  readonly needs: 'selected' | 'target' | 'pointer' | null;
  isOn(overlays: Overlays): boolean;
  /** What changes when it is switched. */
  switched(overlays: Overlays): Partial<Overlays>;
}

type Flag = { readonly [K in keyof Overlays]: Overlays[K] extends boolean ? K : never }[keyof Overlays];
type Look = Pick<OverlayItem, 'icon' | 'keys' | 'needs'>;

const flag = (id: Flag, look: Look): OverlayItem => ({
  ...look,
  id,
  group: 'more',
  isOn: (overlays) => overlays[id],
  switched: (overlays) => ({ [id]: !overlays[id] }),
});

/** One at a time; switched off, the selected one's own are left, and without those nobody's. */
const threats = (id: string, whose: ThreatOverlay, look: Look): OverlayItem => ({
  ...look,
  id,
  group: 'threats',
  isOn: ({ threatened }) => threatened === whose,
  switched({ threatened }) {
    if (threatened !== whose) return { threatened: whose };
    return { threatened: whose === 'selected' ? 'none' : 'selected' };
  },
});

export const OVERLAYS: readonly OverlayItem[] = [
  threats('selected', 'selected', { icon: User, keys: 'S', needs: null }),
  threats('threatened', 'enemies', { icon: Swords, keys: 'T', needs: null }),
  threats('side', 'side', { icon: Users, keys: 'Shift S', needs: null }),
  threats('all', 'all', { icon: UsersRound, keys: 'Shift T', needs: null }),
  flag('moves', { icon: Footprints, keys: 'M', needs: 'selected' }),
  flag('reach', { icon: CircleDotDashed, keys: 'R', needs: 'selected' }),
  flag('hits', { icon: Crosshair, keys: 'H', needs: 'target' }),
  flag('flanking', { icon: UnfoldHorizontal, keys: 'L', needs: null }),
  flag('cover', { icon: ShieldHalf, keys: 'V', needs: 'selected' }),
  flag('area', { icon: Radius, keys: 'A', needs: 'pointer' }),
  flag('coordinates', { icon: Grid2x2, keys: 'C', needs: null }),
];

export const overlayOf = (id: string): OverlayItem | undefined => OVERLAYS.find((it) => it.id === id);

/** The overlay of a key that was pressed. */
export const overlayOfKey = (key: string, shift: boolean): OverlayItem | undefined => {
  const keys = shift ? `Shift ${key.toUpperCase()}` : key.toUpperCase();
  return OVERLAYS.find((it) => it.keys === keys);
};

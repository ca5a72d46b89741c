/** Colours of the board, by the names of their CSS variables (`--board-floor`). */
const COLOURS = [
  'surround',
  'floor',
  'edge',
  'grid',
  'grid-strong',
  'rim',
  'wall',
  'wall-edge',
  'wood',
  'wood-edge',
  'stone',
  'stone-edge',
  'difficult',
  'difficult-ground',
  'hazard',
  'hazard-ground',
  'dark',
  'dark-mark',
  'shadow',
  'shadow-mark',
  'higher',
  'fog',
  'lamp',
  'lamp-edge',
  'party',
  'foes',
  'third',
  'neutral',
  'face',
  'face-ink',
  'hp-track',
  'hp',
  'hp-low',
  'turn',
  'step',
  'move',
  'double',
  'run',
  'far',
  'casing',
  'amber',
  'amber-ink',
  'amber-rim',
  'ink',
  'paper',
  'paper-edge',
  'area',
  'hand-1',
  'hand-2',
  'hand-3',
  'hand-4',
  'hand-5',
  'hand-6',
] as const;
export type Colour = (typeof COLOURS)[number];

/** `rgb(…)` by name, the font, and a word that changes with them. */
export interface Theme {
  readonly colours: Readonly<Record<Colour, string>>;
  readonly font: string;
  readonly key: string;
}

/** Reads the variables as the browser resolves them at `element`: `light-dark()`, `color-mix()` and the like included. */
export function readTheme(element: HTMLElement): Theme {
  const probe = document.createElement('i');
  probe.style.display = 'none';
  // One for each, so that the browser works out all styles at once and not a style for each of them.
  const probes = COLOURS.map((name) => {
    const one = document.createElement('i');
    one.style.color = `var(--board-${name})`;
    return one;
  });
  probe.append(...probes);
  element.append(probe);
  const read = probes.map((one) => getComputedStyle(one).color);
  const colours = Object.fromEntries(COLOURS.map((name, index) => [name, read[index]])) as Record<
    Colour,
    string
  >;
  const font = getComputedStyle(probe).getPropertyValue('--board-font').trim() || 'sans-serif';
  probe.remove();
  // Pictures painted before the font was there are painted again with it.
  const ready = document.fonts.check(`600 12px ${font}`);
  return { colours, font, key: `${read.join()}|${ready}` };
}

/** How a side looks: colour and shape of its ring. Sides without a look of their own share the third. */
export type SideStyle = 'party' | 'foes' | 'third' | 'neutral';

export function sideStyle(side: string): SideStyle {
  return side === 'party' || side === 'foes' || side === 'neutral' ? side : 'third';
}

const fadedOnce = new Map<string, string>();
/** As many as a few themes have; an opacity that changes with time must not make it grow. */
const MOST_FADED = 200;

/** The colour at this opacity, for canvases. */
export function faded(rgb: string, opacity: number): string {
  const key = `${opacity} ${rgb}`;
  const known = fadedOnce.get(key);
  if (known !== undefined) return known;
  const parts = rgb.match(/[\d.]+/g) ?? ['0', '0', '0'];
  const made = `rgba(${parts.slice(0, 3).join(', ')}, ${opacity})`;
  if (fadedOnce.size >= MOST_FADED) fadedOnce.clear();
  fadedOnce.set(key, made);
  return made;
}

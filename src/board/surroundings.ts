import type { FightStore } from '../session/store';
import type { Text } from '../text/i18n';
import type { Extent } from './camera';
import type { Control } from './control';
import type { Painter } from './painter';
import type { Pose } from './pose';

interface Watched {
  readonly element: HTMLElement;
  readonly store: FightStore;
  readonly text: Text;
  readonly pose: Pose;
  readonly painter: Painter;
  readonly control: Control;
  magnified(): number;
}

/** Pixels by which the bar of actions grows and shrinks from turn to turn. */
const MOST_OF_ROWS = 80;
/** A row more or less in the bar is no reason to move what somebody looks at. */
const isAsWide = (before: Extent, now: Extent): boolean =>
  before.width === now.width && Math.abs(before.height - now.height) <= MOST_OF_ROWS;
const windowSize = (): string => `${window.innerWidth}x${window.innerHeight}`;

/** Follows what lies outside the board: its size, the pixel density, the theme, the language, the fonts. */
export function watchSurroundings({
  element,
  store,
  text,
  pose,
  painter,
  control,
  magnified,
}: Watched): () => void {
  let measured = false;
  let around = windowSize();
  const measure = (): void => {
    const { clientWidth: width, clientHeight: height } = element;
    if (width === 0 || height === 0) return;
    const density = (window.devicePixelRatio || 1) * magnified();
    const { screen } = pose;
    if (measured && screen.width === width && screen.height === height && pose.density === density) return;
    const middle = { x: (width - screen.width) / 2, y: (height - screen.height) / 2 };
    const isRow = measured && around === windowSize() && isAsWide(screen, { width, height });
    around = windowSize();
    pose.screen = { width, height };
    pose.density = density;
    painter.resize(pose.screen, density);
    // The whole fight stays in view until somebody has moved the board; then what was in the middle stays there.
    if (isRow) painter.redraw();
    else if (!measured || pose.fitted) control.open();
    else pose.pan(middle.x, middle.y);
    measured = true;
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(element);
  const gone = new AbortController();
  const { signal } = gone;
  window.addEventListener('resize', measure, { signal });
  const retheme = (): void => painter.readTheme();
  const themes = new MutationObserver(retheme);
  themes.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'class', 'style'],
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', retheme, { signal });
  const unsubscribe = store.subscribe((now, before) => {
    // The page sets its theme after the store: the next frame sees it.
    if (now.ui.theme !== before.ui.theme) requestAnimationFrame(retheme);
  });
  const redraw = (): void => painter.redraw();
  text.on('languageChanged', redraw);
  document.fonts.addEventListener('loadingdone', retheme, { signal });
  void document.fonts.load('600 12px "Inter Variable"');
  measure();
  return () => {
    gone.abort();
    sizes.disconnect();
    themes.disconnect();
    unsubscribe();
    text.off('languageChanged', redraw);
  };
}

/** Panels that rise over the board (`data-over-board`) say how high they are without anyone having to measure the page. */
export function watchPanels(element: HTMLElement, control: Control): () => void {
  const panels = element.closest('main')?.querySelector<HTMLElement>('[data-over-board]') ?? null;
  if (panels === null) return () => undefined;
  const heights = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    const covered = height === 0 ? 0 : height + 16;
    const above = element.dataset.hand === 'low';
    control.panelsOver({ top: above ? covered : 0, right: 0, bottom: above ? 0 : covered, left: 0 });
  });
  heights.observe(panels);
  return () => heights.disconnect();
}

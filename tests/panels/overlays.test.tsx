// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AreaCard } from '../../src/panels/area-card';
import { overlayKeysLost, overlayKeyUp } from '../../src/panels/held-overlays';
import { handleKey } from '../../src/panels/keys';
import { Legend } from '../../src/panels/legend';
import { OVERLAYS } from '../../src/panels/overlay-list';
import { OverlayMenu } from '../../src/panels/overlay-menu';
import { askArea } from '../../src/rules/questions/area';
import { askPath } from '../../src/rules/questions/path';
import { setAim } from '../../src/session/aim';
import { setMoving, setPreview } from '../../src/session/preview';
import { threatsShown } from '../../src/session/shown';
import type { FightStore } from '../../src/session/store';
import type { Overlays } from '../../src/session/ui-state';
import { openFight, show } from './helpers';

let store: FightStore;
beforeEach(() => {
  store = openFight();
});
afterEach(() => {
  cleanup();
  setAim(null);
  setPreview(null);
  setMoving(null);
});
const overlays = (): Overlays => store.getState().ui.overlays;
const set = (change: Partial<Overlays>) => act(() => store.getState().setOverlay(change));
const aimAt = (who: string) => act(() => store.getState().setTarget(who));

/** Milliseconds are the event's own, so that a test need not wait. */
function stroke(
  kind: 'keydown' | 'keyup',
  key: string,
  time: number,
  init: KeyboardEventInit = {},
): KeyboardEvent {
  const event = new KeyboardEvent(kind, { key, code: `Key${key.toUpperCase()}`, ...init });
  Object.defineProperty(event, 'timeStamp', { value: time });
  return event;
}

describe('keys', () => {
  test('each overlay has one of its own, and no other key of the page', () => {
    const keys = OVERLAYS.map((it) => it.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((it) => ['E', 'F', 'P', 'O', 'G', 'W'].includes(it))).toEqual([]);
  });

  test.each(OVERLAYS.map((item) => [item.keys, item] as const))('%s switches it and back', (keys, item) => {
    const press = () =>
      handleKey(
        new KeyboardEvent('keydown', {
          key: keys.replace('Shift ', '').toLowerCase(),
          shiftKey: keys.startsWith('Shift'),
        }),
        store,
      );
    const before = item.isOn(overlays());
    expect(press()).toBe(true);
    expect(item.isOn(overlays())).toBe(!before);
    press();
    expect(item.isOn(overlays())).toBe(before);
  });

  test('a short press stays, a long one shows only as long as it is held', () => {
    handleKey(stroke('keydown', 'm', 1000), store);
    handleKey(stroke('keydown', 'm', 1200, { repeat: true }), store);
    overlayKeyUp(stroke('keyup', 'm', 1250), store);
    expect(overlays().moves).toBe(true);
    handleKey(stroke('keydown', 'r', 2000), store);
    expect(overlays().reach).toBe(true);
    overlayKeyUp(stroke('keyup', 'r', 2900), store);
    expect(overlays().reach).toBe(false);
    expect(overlays().moves).toBe(true);
  });

  test('a key that is held while the page loses the keyboard counts as let go', () => {
    handleKey(stroke('keydown', 'm', 1000), store);
    const blur = new Event('blur');
    Object.defineProperty(blur, 'timeStamp', { value: 2000 });
    overlayKeysLost(blur, store);
    expect(overlays().moves).toBe(false);
  });

  test('over a path that is being drawn even a short press only shows while it is held', () => {
    const path = [{ x: 0, y: 0 }];
    const answer = askPath(store.getState().view(), { by: 'A', path, action: 'move', args: {} });
    setPreview({ who: 'A', action: 'move', path, waypoints: [], answer });
    handleKey(stroke('keydown', 't', 1000), store);
    expect(overlays().threatened).toBe('enemies');
    overlayKeyUp(stroke('keyup', 't', 1050), store);
    expect(overlays().threatened).toBe('selected');
  });

  test('Escape ends measuring', () => {
    set({ area: true });
    expect(handleKey(stroke('keydown', 'Escape', 0), store)).toBe(true);
    expect(overlays().area).toBe(false);
  });
});

describe('the legend', () => {
  const ids = () => [...screen.getByTestId('legend').querySelectorAll('li')].map((it) => it.dataset.testid);
  const count = (id: string) => screen.getByTestId(`legend-${id}`).dataset.count;

  test('has what is there at the beginning, and nothing else', () => {
    show(store, <Legend />);
    expect(ids()).toEqual(['legend-threatened', 'legend-dots']);
    expect(screen.getByTestId('legend-threatened').textContent).toBe('Threatened by: Hero');
    // Eight squares around, two of them with orcs in them.
    expect(count('threatened')).toBe('8');
  });

  test('of a token that is taken up has what its path will show, before there is one', () => {
    show(store, <Legend />);
    act(() => setMoving('A'));
    const drawn = ['legend-threatened', 'legend-crossed', 'legend-move', 'legend-double'];
    expect(ids()).toEqual(drawn);
    expect(screen.getByTestId('legend-threatened').textContent).toBe('Threatened by: Foes');
    act(() => setMoving(null));
    expect(ids()).toEqual(['legend-threatened', 'legend-dots']);
  });

  test('of several that are selected has the squares of all, by their names, and whose step the dots are', () => {
    show(store, <Legend />);
    act(() => store.getState().selectSeveral(['O', 'P']));
    expect(screen.getByTestId('legend-threatened').textContent).toBe('Threatened by: Orc and Other orc');
    // Twelve squares beside one or the other, and those in which they stand.
    const squares = threatsShown(store.getState().view(), store.getState().ui, null);
    expect(new Set(squares.flatMap(({ by }) => by))).toEqual(new Set(['O', 'P']));
    expect(count('threatened')).toBe(String(squares.length));
    act(() => store.getState().select('A'));
    expect(screen.getByTestId('legend-threatened').textContent).toBe('Threatened by: Hero');
    expect(screen.getByTestId('legend-dots').textContent).toBe('5-foot step');
  });

  test('has no dots once there is no 5-foot step left', () => {
    show(store, <Legend />);
    act(() => {
      store.getState().send({ type: 'act', actor: 'A', action: 'five-foot-step', args: { path: [[0, 0]] } });
    });
    expect(store.getState().encounter.combatants.A?.at).toEqual({ x: 0, y: 0 });
    expect(ids()).toEqual(['legend-threatened']);
  });

  test('is gone where nothing is shown', () => {
    set({ threatened: 'none' });
    act(() => store.getState().select(null));
    show(store, <Legend />);
    expect(screen.queryByTestId('legend')).toBeNull();
  });

  test('tells the sides apart, and where two or more threaten', () => {
    set({ threatened: 'all' });
    show(store, <Legend />);
    const sides = screen.getAllByTestId('legend-threatened').map((it) => it.textContent);
    expect(sides).toEqual(['Threatened by: Party', 'Threatened by: Foes']);
    expect(Number(count('crossed'))).toBeGreaterThan(0);
  });

  test('of bands, reach and cover, each with its sign', () => {
    set({ moves: true, reach: true, cover: true });
    show(store, <Legend />);
    expect(ids()).toEqual([
      'legend-threatened',
      'legend-step',
      'legend-move',
      'legend-ring-5',
      'legend-no-cover',
    ]);
    expect(screen.getByTestId('legend-ring-5').textContent).toBe('Reach 5 ft: longsword');
    expect(screen.getByTestId('legend-step').querySelector('svg')).toBeTruthy();
  });

  test('says what is needed to see from where somebody can be hit, then from where', () => {
    set({ hits: true });
    show(store, <Legend />);
    expect(screen.getByTestId('legend-no-target').textContent).toContain('Click an enemy');
    aimAt('O');
    expect(screen.getByTestId('legend-strike').textContent).toBe('Longsword hits Orc from here');
    // Of the eight around the other orc stands in one; the hero's own square is one too.
    expect(count('strike')).toBe('7');
    expect(screen.queryByTestId('legend-no-target')).toBeNull();
  });

  test('names whoever is flanked, and says so when nobody is', () => {
    set({ flanking: true });
    show(store, <Legend />);
    expect(screen.getByTestId('legend-no-flanking')).toBeTruthy();
    act(() => void store.getState().send({ type: 'edit', edit: 'place', args: { on: 'P', at: [0, 1] } }));
    expect(screen.getByTestId('legend-flanking').textContent).toBe('Flanked: Hero');
    expect(count('flanking')).toBe('1');
  });

  test('folds, and stays folded', () => {
    show(store, <Legend />);
    fireEvent.click(screen.getByTestId('legend-fold'));
    expect(screen.getByTestId('legend').dataset.folded).toBe('true');
    expect(screen.queryByTestId('legend-threatened')).toBeNull();
    expect(store.getState().ui.collapsed).toContain('legend');
    act(() => void handleKey(stroke('keydown', 'g', 0), store));
    expect(screen.getByTestId('legend').dataset.folded).toBe('false');
  });
});

describe('the menu', () => {
  test('has a switch for each, with its key and what it needs', () => {
    show(store, <OverlayMenu />);
    fireEvent.click(screen.getByTestId('overlay-menu'));
    for (const { id, keys } of OVERLAYS)
      expect(screen.getByTestId(`show-${id}`).textContent, id).toContain(keys);
    expect(screen.getByTestId('show-hits').textContent).toContain('click an enemy');
    fireEvent.click(screen.getByTestId('show-reach'));
    expect(overlays().reach).toBe(true);
    expect(screen.getByTestId('show-reach').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the area that measures', () => {
  test('names who is in it, friends apart', () => {
    set({ area: true });
    show(store, <AreaCard />);
    expect(screen.queryByTestId('area-inside')).toBeNull();
    const area = overlays().template;
    const answer = askArea(store.getState().view(), { by: 'A', area, at: { x: 2, y: 2 }, cast: null });
    act(() => setAim({ by: 'A', at: { x: 2, y: 2 }, cast: null, answer }));
    expect(screen.getByTestId('area-inside').dataset.count).toBe('3');
    expect(screen.getByTestId('area-others').textContent).toBe('In it: Orc and Other orc');
    expect(screen.getByTestId('area-friends').textContent).toBe('Friends in it: Hero (itself)');
  });

  test('is chosen by shape and size', () => {
    set({ area: true });
    show(store, <AreaCard />);
    fireEvent.change(screen.getByTestId('template-shape'), { target: { value: 'cone' } });
    fireEvent.change(screen.getByTestId('template-feet'), { target: { value: '60' } });
    expect(overlays().template).toEqual({ shape: 'cone', feet: 60 });
    fireEvent.click(screen.getByTestId('area-leave'));
    expect(overlays().area).toBe(false);
  });
});

import { expect, test, vi } from 'vitest';
import { defaultSettings } from '../../src/session/settings';
import { createFight } from '../../src/session/store';
import { BROKEN, DARE, EAST, fakeRules, HIT, OVERRULED, table, WOUND } from './table';

const open = () => createFight(fakeRules, table());

test('who is on turn is selected, and a command moves the fight on', () => {
  const store = open();
  expect(store.getState().ui.selected).toBe('A');
  const seen = vi.fn();
  store.subscribe(seen);
  store.getState().send(EAST);
  const { encounter, session, change } = store.getState();
  expect(encounter.combatants.A?.at).toEqual({ x: 2, y: 1 });
  expect(session.cursor).toBe(1);
  expect(change).toMatchObject({ kind: 'command' });
  expect(change.events.map(({ type }) => type)).toContain('moved');
  expect(seen).toHaveBeenCalledTimes(1);
});

test('a refusal says why and where, keeps the fight, and goes away with the next command', () => {
  const store = open();
  for (let step = 0; step < 4; step += 1) store.getState().send(EAST);
  const { encounter } = store.getState();
  store.getState().send(EAST);
  const { notice } = store.getState().ui;
  expect(store.getState().encounter).toBe(encounter);
  expect(notice).toMatchObject({ refusal: { code: 'bad-face' }, square: { x: 5, y: 1 }, command: EAST });
  store.getState().send(OVERRULED);
  expect(store.getState().ui.notice).toBeNull();
  expect(store.getState().encounter.combatants.A?.at.x).toBe(6);
});

test('a fault of the rules is told and changes nothing', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = open();
  const { encounter } = store.getState();
  expect(store.getState().send(BROKEN).ok).toBe(false);
  expect(store.getState().encounter).toBe(encounter);
  expect(store.getState().ui.notice?.refusal).toMatchObject({
    code: 'internal-error',
    with: { message: 'a fault in the rules' },
  });
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});

test('a die thrown on the table is waited for, and the command goes on with it', () => {
  const store = open();
  store.getState().setDiceMode('entered');
  store.getState().send(DARE);
  store.getState().send(HIT);
  expect(store.getState().ui.pendingRoll).toMatchObject({ command: HIT, needs: { die: 'd6', who: 'B' } });
  expect(store.getState().encounter.decisions).toHaveLength(1);
  store.getState().enterRoll(4);
  const { ui, encounter, session } = store.getState();
  expect(ui.pendingRoll).toBeNull();
  expect(encounter.combatants.A?.damage).toBe(4);
  expect(session.entries.at(-1)?.command.dice).toEqual({ d6: [4] });
});

test('a face that the die has not is refused and asked for again', () => {
  const store = open();
  store.getState().setDiceMode('entered');
  store.getState().send(DARE);
  store.getState().send(HIT);
  store.getState().enterRoll(9);
  expect(store.getState().ui.notice?.refusal.code).toBe('bad-face');
  expect(store.getState().ui.pendingRoll).toMatchObject({ command: HIT });
});

test('undo, redo and jumps tell what kind of change they are', () => {
  const store = open();
  store.getState().send(EAST);
  store.getState().send(WOUND);
  store.getState().undo();
  expect(store.getState().change).toMatchObject({ kind: 'undo', events: [] });
  store.getState().redo();
  expect(store.getState().change.kind).toBe('redo');
  expect(store.getState().change.events.map(({ type }) => type)).toContain('stateSet');
  store.getState().jumpTo(0);
  expect(store.getState().encounter.combatants.A?.at.x).toBe(1);
  store.getState().jumpTo(2);
  expect(store.getState().encounter.combatants.A?.damage).toBe(3);
});

test('showing things changes only what it says', () => {
  const store = open();
  const seen = vi.fn();
  store.subscribe(seen);
  store.getState().hover('B');
  store.getState().hover('B');
  store.getState().setTarget('B');
  expect(seen).toHaveBeenCalledTimes(2);
  store.getState().setIntent({ action: 'east', args: {} });
  store.getState().select('B');
  expect(store.getState().ui).toMatchObject({ selected: 'B', target: null, intent: null });
  store.getState().setOverlay({ threatened: 'enemies' });
  expect(store.getState().ui.overlays).toEqual({ ...defaultSettings.overlays, threatened: 'enemies' });
  store.getState().setTarget('A');
  store.getState().setWeapon('dagger');
  expect(store.getState().ui.weapon).toBe('dagger');
  // Another target is aimed at with what is used unasked.
  store.getState().setTarget('B');
  expect(store.getState().ui.weapon).toBeNull();
  store.getState().togglePanel('log');
  store.getState().togglePanel('log');
  expect(store.getState().ui.collapsed).toEqual([]);
});

test('opening a fight begins a new history and keeps the settings', () => {
  const store = open();
  store.getState().setTheme('dark');
  store.getState().send(EAST);
  store.getState().openEncounter(table());
  const { session, ui, change } = store.getState();
  expect(session).toMatchObject({ cursor: 0, entries: [] });
  expect(ui.theme).toBe('dark');
  expect(change.kind).toBe('open');
});

test('the view of a state is made once', () => {
  const store = open();
  expect(store.getState().view()).toBe(store.getState().view());
  const before = store.getState().view();
  store.getState().send(EAST);
  expect(store.getState().view()).not.toBe(before);
});

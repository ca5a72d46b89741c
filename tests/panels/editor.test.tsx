// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newEncounter } from '../../src/editor/new-encounter';
import Bestiary from '../../src/panels/editor/bestiary';
import CombatantEditor from '../../src/panels/editor/combatant';
import { seekAnything } from '../../src/panels/editor/looked-for';
import { closeEditor, editorStore } from '../../src/panels/editor/open';
import PastePanel from '../../src/panels/editor/paste';
import { putAway } from '../../src/panels/editor/paste-draft';
import StartOptions from '../../src/panels/editor/start-options';
import { StartFight } from '../../src/panels/start-fight';
import { currentEncounter } from '../../src/session/session';
import type { FightStore } from '../../src/session/store';
import { openFight, show } from './helpers';

let store: FightStore;
beforeEach(() => {
  // jsdom has no pointers to capture.
  Element.prototype.setPointerCapture = () => {};
  store = openFight();
  store.getState().openEncounter(newEncounter('New', 3));
});
afterEach(() => {
  cleanup();
  closeEditor();
  seekAnything();
  putAway();
});

const type = (id: string, value: string) => {
  const field = screen.getByTestId(id);
  fireEvent.change(field, { target: { value } });
  fireEvent.keyDown(field, { key: 'Enter' });
};
const click = (id: string) => fireEvent.click(screen.getByTestId(id));
const combatants = () => Object.values(currentEncounter(store.getState().session).combatants);
const names = () => combatants().map(({ sheet }) => sheet.name);
const value = (id: string) => (screen.getByTestId(id) as HTMLInputElement).value;

describe('the bestiary', () => {
  test('is narrowed by words and rating, and says so where nothing fits', () => {
    show(store, <Bestiary />);
    fireEvent.change(screen.getByTestId('bestiary-search'), { target: { value: 'ogre' } });
    expect(screen.getByTestId('creature-ogre')).toBeTruthy();
    expect(screen.queryByTestId('creature-goblin')).toBe(null);
    fireEvent.change(screen.getByTestId('bestiary-to'), { target: { value: '1' } });
    expect(screen.queryByTestId('creature-ogre')).toBe(null);
    expect(screen.getByText(/No creature fits/)).toBeTruthy();
  });
  test('puts several on the board, on the chosen side, hidden', () => {
    show(store, <Bestiary />);
    type('manner-number', '3');
    fireEvent.change(screen.getByTestId('manner-side'), { target: { value: 'party' } });
    click('manner-hidden');
    click('creature-wolf');
    expect(names()).toEqual(['Wolf 1', 'Wolf 2', 'Wolf 3']);
    expect(combatants().every(({ side, hidden }) => side === 'party' && hidden)).toBe(true);
    expect(store.getState().ui.group).toHaveLength(3);
  });
  test('what was sought and how many are to come is still there after a look at something else', () => {
    show(store, <Bestiary />);
    fireEvent.change(screen.getByTestId('bestiary-search'), { target: { value: 'ogre' } });
    type('manner-number', '3');
    cleanup();
    show(store, <Bestiary />);
    expect(value('bestiary-search')).toBe('ogre');
    expect(value('manner-number')).toBe('3');
  });
  test('“4 goblins” are four', () => {
    show(store, <Bestiary />);
    fireEvent.change(screen.getByTestId('bestiary-search'), { target: { value: '4 goblins' } });
    expect(value('manner-number')).toBe('4');
    click('creature-goblin');
    expect(names()).toEqual(['Goblin 1', 'Goblin 2', 'Goblin 3', 'Goblin 4']);
    fireEvent.change(screen.getByTestId('bestiary-search'), { target: { value: '999 goblins' } });
    expect(value('manner-number')).toBe('4');
  });
  test('that there was room for some only is said until the fight changes', () => {
    store.getState().openEncounter({
      ...newEncounter('Small', 3),
      board: { ...newEncounter('Small', 3).board, columns: 2, rows: 2 },
    });
    show(store, <Bestiary />);
    type('manner-number', '6');
    click('creature-wolf');
    expect(names()).toHaveLength(4);
    expect(screen.getByTestId('bestiary-told').textContent).toBe('There was room for 4 only.');
    act(() => void store.getState().undo());
    expect(names()).toEqual([]);
    expect(screen.getByTestId('bestiary-told').textContent).toBe('');
  });
  test('a number that is none is told and not taken', () => {
    show(store, <Bestiary />);
    type('manner-number', '0');
    expect(screen.getByRole('alert').textContent).toContain('“0”');
    click('creature-wolf');
    expect(names()).toEqual(['Wolf']);
  });
  test('renames the encounter', () => {
    show(store, <Bestiary />);
    type('encounter-title', 'At the ford');
    expect(currentEncounter(store.getState().session).title).toBe('At the ford');
    type('encounter-title', '');
    expect(screen.getByRole('alert').textContent).toBe('An encounter needs a title.');
  });
});

describe('the combatant editor', () => {
  beforeEach(() => {
    show(store, <Bestiary />);
    click('creature-goblin');
    cleanup();
  });
  test('says what to do while nobody is selected', () => {
    store.getState().select(null);
    show(store, <CombatantEditor />);
    expect(screen.getByTestId('edit-nobody').textContent).toContain('Click a token');
  });
  test('says where the hands hold more than two can, and takes it all the same', () => {
    show(store, <CombatantEditor />);
    for (const thing of combatants()[0]?.inventory.hands ?? []) expect(thing.hands).toBe(1);
    expect(screen.queryByTestId('edit-hands-told')).toBe(null);
    for (const _ of [1, 2, 3]) type('edit-hands', 'longsword');
    const held = combatants()[0]?.inventory.hands.length ?? 0;
    const shield = combatants()[0]?.inventory.shield?.shield.fillsHand ? 1 : 0;
    expect(held).toBeGreaterThanOrEqual(3);
    expect(screen.getByTestId('edit-hands-told').textContent).toContain(`takes ${held + shield} hands`);
  });
  test('sets numbers; what is no number is told beside the field', () => {
    show(store, <CombatantEditor />);
    type('edit-dex', '15');
    expect(combatants()[0]?.sheet.abilities.dex).toBe(15);
    type('edit-con', '—');
    expect(combatants()[0]?.sheet.abilities.con).toBe(null);
    type('edit-bab', 'a lot');
    expect(screen.getByRole('alert').textContent).toBe('“a lot” is no whole number.');
    expect(combatants()[0]?.sheet.baseAttackBonus).toBe(1);
  });
  test('changes equipment, with an enhancement; a thing of no list is refused with what was meant', () => {
    show(store, <CombatantEditor />);
    fireEvent.change(screen.getByTestId('edit-armor'), { target: { value: 'chain-shirt' } });
    type('edit-armor-enhancement', '2');
    expect(combatants()[0]?.sheet.armor).toMatchObject({ id: 'chain-shirt', enhancement: 2 });
    type('edit-carried', '+1 shortbow');
    expect(combatants()[0]?.inventory.carried.at(-1)?.weapon).toMatchObject({
      id: 'shortbow',
      enhancement: 1,
    });
    type('edit-hands', 'longsward');
    expect(screen.getByRole('alert').textContent).toContain('longsword');
    fireEvent.click(
      within(screen.getByTestId('edit-hands-items')).getByRole('button', { name: 'Remove morningstar' }),
    );
    expect(combatants()[0]?.inventory.hands).toEqual([]);
  });
  test('feats, natural attacks, spells and skills', () => {
    show(store, <CombatantEditor />);
    type('edit-feats', 'Combat Reflexes');
    expect(combatants()[0]?.sheet.feats).toContain('combat-reflexes');
    click('add-natural');
    type('natural-0-damage', '1d4');
    expect(combatants()[0]?.sheet.natural[0]).toMatchObject({ id: 'bite', damage: '1d4' });
    type('edit-spells', 'bless');
    expect(combatants()[0]?.sheet.spells.map(({ name }) => name)).toEqual(['bless']);
    type('edit-spells', 'blahblah');
    expect(screen.getByRole('alert').textContent).toContain('blahblah');
    type('edit-skills', 'Tumble');
    type('edit-skill-tumble', '7');
    expect(combatants()[0]?.sheet.skills.tumble).toBe(7);
  });
  test('who stands outside the order of a running fight joins', () => {
    store.getState().send({ type: 'act', actor: null, action: 'start', args: {} });
    show(store, <Bestiary />);
    fireEvent.change(screen.getByTestId('bestiary-search'), { target: { value: 'ogre' } });
    click('creature-ogre');
    cleanup();
    show(store, <CombatantEditor />);
    click('join-aware');
    expect(currentEncounter(store.getState().session).order[0]).toBe('O1');
    expect(screen.queryByTestId('edit-joining')).toBe(null);
  });
});

const THUGS = `Sewer Thug (3)
CR 1
Init +5; Senses Listen +1, Spot +1
AC 15, touch 11, flat-footed 14
hp 13 (2 HD)
Fort +4, Ref +1, Will +0
Speed 30 ft.
Melee longsword +4 (1d8+2/19-20) or whirling contraption of doom
Base Atk +2; Grp +4
Abilities Str 14, Dex 12, Con 13, Int 10, Wis 10, Cha 8
Feats Improved Initiative`;

describe('a pasted text', () => {
  const paste = (text: string) =>
    fireEvent.change(screen.getByTestId('paste-text'), { target: { value: text } });
  test('shows what was not understood, in the text and in words', () => {
    show(store, <PastePanel />);
    paste(THUGS);
    expect(screen.getByTestId('paste-problems').textContent).toContain('whirling contraption of doom');
    const unread = [...screen.getByTestId('marked-text').querySelectorAll('[data-state="unread"]')];
    expect(unread.map((it) => it.textContent)).toContain('whirling contraption of doom');
    expect(screen.getByTestId('marked-text').textContent).toBe(THUGS);
  });
  test('comes onto the board as often as it says, corrected', () => {
    show(store, <PastePanel />);
    paste(THUGS);
    expect(value('manner-number')).toBe('3');
    type('edit-hp', '20');
    type('edit-name', 'Thug');
    click('paste-put');
    expect(names()).toEqual(['Thug 1', 'Thug 2', 'Thug 3']);
    expect(combatants().every(({ sheet }) => sheet.hitPoints === 20)).toBe(true);
  });
  test('and its corrections are still there after a look at something else; another text begins anew', () => {
    show(store, <PastePanel />);
    paste(THUGS);
    type('edit-hp', '20');
    type('manner-number', '5');
    cleanup();
    show(store, <PastePanel />);
    expect(value('paste-text')).toBe(THUGS);
    expect(value('edit-hp')).toBe('20');
    expect(value('manner-number')).toBe('5');
    paste(THUGS.replace('hp 13', 'hp 14'));
    expect(value('edit-hp')).toBe('14');
    expect(value('manner-number')).toBe('3');
  });
  test('that is none is told, and changes nothing', () => {
    show(store, <PastePanel />);
    paste('Once upon a time there was a goblin.');
    expect(screen.getByTestId('paste-told').textContent).toContain('no stat block found');
    expect(screen.queryByTestId('candidate')).toBe(null);
  });
});

describe('hit points', () => {
  test('of whom nobody knows the hit dice are told not to be thrown', () => {
    show(store, <PastePanel />);
    fireEvent.change(screen.getByTestId('paste-text'), {
      target: { value: THUGS.replace('hp 13 (2 HD)', 'hp 13') },
    });
    fireEvent.change(screen.getByTestId('manner-hit-points'), { target: { value: 'rolled' } });
    click('paste-put');
    expect(screen.getByTestId('candidate').textContent).toContain('it has its usual 13 hit points');
    expect(combatants().every(({ sheet }) => sheet.hitPoints === 13)).toBe(true);
  });
});

describe('the start', () => {
  test('of an empty board leads to the bestiary', () => {
    show(store, <StartFight />);
    click('add-creatures');
    expect(editorStore.getState().tab).toBe('creatures');
  });
  test('options tell who is unaware, side by side, and who rolls apart', () => {
    show(store, <Bestiary />);
    type('manner-number', '2');
    click('creature-wolf');
    cleanup();
    const seen: unknown[] = [];
    const choice = { unaware: [], together: [] };
    show(store, <StartOptions choice={choice} onChange={(it) => seen.push(it)} />);
    click('aware-side-foes');
    click('aware-W2');
    click('together-W1');
    expect(seen).toEqual([
      { unaware: ['W1', 'W2'], together: [] },
      { unaware: ['W2'], together: [] },
      { unaware: [], together: ['W1'] },
    ]);
  });
  const twoWolvesAndAnOgre = () => {
    show(store, <Bestiary />);
    type('manner-number', '2');
    click('creature-wolf');
    type('manner-number', '1');
    fireEvent.change(screen.getByTestId('bestiary-search'), { target: { value: 'ogre' } });
    click('creature-ogre');
    cleanup();
  };
  test('who was said to be unaware is so when the choice is folded again, and the button says how many', async () => {
    twoWolvesAndAnOgre();
    show(store, <StartFight />);
    click('start-choose');
    fireEvent.click(await screen.findByTestId('aware-O1'));
    click('start-choose');
    expect(screen.getByTestId('start-choose').textContent).toBe('1 is unaware');
    click('start-fight');
    const { phase, combatants: all } = currentEncounter(store.getState().session);
    expect(phase).toBe('surprise');
    expect(Object.values(all).map(({ id, aware }) => [id, aware])).toEqual([
      ['W1', true],
      ['W2', true],
      ['O1', false],
    ]);
  });
  test('to open the choice changes nothing: equals roll together only where that was ticked, here or there', async () => {
    twoWolvesAndAnOgre();
    show(store, <StartFight />);
    click('start-choose');
    const together = (await screen.findByTestId('together-W1')) as HTMLInputElement;
    expect(together.checked).toBe(false);
    click('start-choose');
    click('roll-together');
    click('start-choose');
    expect(((await screen.findByTestId('together-W1')) as HTMLInputElement).checked).toBe(true);
  });
  test('a choice is of one fight: another begins with everyone aware', async () => {
    twoWolvesAndAnOgre();
    show(store, <StartFight />);
    click('start-choose');
    fireEvent.click(await screen.findByTestId('aware-O1'));
    const { start } = store.getState().session;
    act(() => store.getState().openEncounter({ ...currentEncounter(store.getState().session), title: 'B' }));
    expect(store.getState().session.start).not.toBe(start);
    expect(((await screen.findByTestId('aware-O1')) as HTMLInputElement).checked).toBe(true);
  });
});

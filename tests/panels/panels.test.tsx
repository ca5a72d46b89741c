// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ActionBar } from '../../src/panels/action-bar';
import { AttackPreview } from '../../src/panels/attack-preview';
import { Boundary } from '../../src/panels/boundary';
import { CombatantCard } from '../../src/panels/combatant-card';
import { DecisionCards } from '../../src/panels/decision';
import { InitiativeRail } from '../../src/panels/initiative';
import { handleKey } from '../../src/panels/keys';
import { CombatLog } from '../../src/panels/log';
import { NoticeBar } from '../../src/panels/notice';
import { RollPanel } from '../../src/panels/roll-panel';
import type { FightStore } from '../../src/session/store';
import { openFight, show } from './helpers';

let store: FightStore;
beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollTo = () => {};
  store = openFight();
});
afterEach(cleanup);

const away = () =>
  store.getState().send({
    type: 'act',
    actor: 'A',
    action: 'move',
    args: {
      path: [
        [1, 0],
        [2, 0],
      ],
    },
  });
const click = (id: string) => fireEvent.click(screen.getByTestId(id));
function key(name: string): boolean {
  let used = false;
  act(() => {
    used = handleKey(new KeyboardEvent('keydown', { key: name }), store);
  });
  return used;
}

describe('decisions', () => {
  test('all of one trigger queue in one place, with who, why and the chance', () => {
    away();
    show(store, <DecisionCards />);
    expect(screen.getByTestId('decision-O').textContent).toContain('Orc may strike as Hero leaves B2');
    expect(screen.getByTestId('decision-chance').textContent).toMatch(/^\d+ %$/);
    expect(screen.getByRole('list', { name: 'Also waiting' }).textContent).toBe('OrcOther orc');
  });

  test('passing goes on to the next, and the last lets the move go on', () => {
    away();
    show(store, <DecisionCards />);
    click('answer-pass');
    expect(screen.getByTestId('decision-P')).toBeTruthy();
    click('answer-pass');
    expect(screen.queryByTestId('decisions')).toBeNull();
    expect(store.getState().encounter.combatants.A?.at).toEqual({ x: 2, y: 0 });
  });

  test('any of them can be taken first', () => {
    away();
    show(store, <DecisionCards />);
    fireEvent.click(screen.getByRole('button', { name: 'Other orc' }));
    click('answer-pass');
    expect(store.getState().encounter.decisions.map(({ by }) => by)).toEqual(['O']);
  });

  test('keys answer: Enter strikes, P passes', () => {
    away();
    show(store, <DecisionCards />);
    expect(key('Enter')).toBe(true);
    expect(store.getState().encounter.combatants.O?.turn.opportunities).toBe(1);
    expect(key('p')).toBe(true);
    expect(store.getState().encounter.decisions).toEqual([]);
    expect(key('p')).toBe(false);
  });

  test('from now on, never: it is not asked again', () => {
    away();
    show(store, <DecisionCards />);
    click('from-now-never');
    expect(store.getState().encounter.combatants.O?.reactions['attack-of-opportunity']).toBe('never');
    expect(store.getState().encounter.decisions.map(({ by }) => by)).toEqual(['P']);
  });
});

describe('the action bar', () => {
  test('shows what can be done, and why the rest cannot', () => {
    show(store, <ActionBar />);
    expect(screen.getByTestId('action-charge').getAttribute('aria-disabled')).toBe('false');
    act(() => {
      store.getState().send({ type: 'act', actor: 'A', action: 'attack', args: { on: 'O' } });
    });
    const charge = screen.getByTestId('action-charge');
    expect(charge.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(charge.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(/full-round action.*\(ACT-3\)$/);
    expect(screen.getByLabelText('Standard action: spent')).toBeTruthy();
    expect(screen.getByLabelText('Move action: still there')).toBeTruthy();
  });

  test('a reason that several share stands once, above them', async () => {
    show(store, <ActionBar />);
    act(() => {
      store.getState().send({ type: 'act', actor: 'A', action: 'attack', args: { on: 'O' } });
    });
    fireEvent.click(screen.getByTestId('more-standard'));
    const menu = await screen.findByTestId('more-standard-menu');
    expect(menu.textContent?.split('no standard action left').length).toBe(2);
    const group = screen.getByTestId('action-use-ability').closest('[role="group"]');
    const label = document.getElementById(group?.getAttribute('aria-labelledby') ?? '');
    expect(label?.textContent).toMatch(/no standard action left.*\(ACT-3\)$/);
    expect(group?.contains(screen.getByTestId('action-feint'))).toBe(true);
  });

  test('a refused action says so, and the GM can have it all the same', () => {
    show(
      store,
      <>
        <ActionBar />
        <NoticeBar />
      </>,
    );
    act(() => {
      store.getState().send({ type: 'act', actor: 'A', action: 'attack', args: { on: 'O' } });
    });
    click('action-total-defense');
    expect(screen.getByTestId('notice').textContent).toContain('no standard action left');
    click('overrule');
    expect(screen.queryByTestId('notice')).toBeNull();
    expect(store.getState().encounter.combatants.A?.effects.map(({ id }) => id)).toContain('total-defense');
  });

  test('an action with a target goes to the target that is aimed at, else it waits for one', () => {
    show(store, <ActionBar />);
    click('action-attack');
    expect(store.getState().ui.intent).toEqual({ action: 'attack', args: {} });
    click('action-attack');
    expect(store.getState().ui.intent).toBeNull();
    act(() => store.getState().setTarget('O'));
    click('action-attack');
    expect(store.getState().session.entries.at(-1)?.command).toMatchObject({
      action: 'attack',
      args: { on: 'O' },
    });
  });

  test('everything in the bar stays where it is while a decision waits', () => {
    show(store, <ActionBar />);
    const stands = () =>
      [...screen.getByTestId('action-bar').querySelectorAll<HTMLElement>('.action-group')].map((group) => [
        group.dataset['cost'],
        ...[...group.querySelectorAll<HTMLElement>('.action')].map((it) => it.dataset['testid']),
      ]);
    const before = stands();
    expect(before.flat()).toContain('action-drop-prone');
    act(() => {
      away();
    });
    expect(store.getState().encounter.decisions).not.toEqual([]);
    expect(stands()).toEqual(before);
    expect(screen.getByTestId('action-drop-prone').getAttribute('aria-disabled')).toBe('true');
  });

  test('the turn ends, but not before the decisions', () => {
    show(store, <ActionBar />);
    act(() => void away());
    click('end-turn');
    expect(store.getState().encounter.current).toBe('A');
    act(() => store.getState().undo());
    click('end-turn');
    expect(store.getState().encounter.current).toBe('O');
  });
});

test('an action is made ready, and goes off at whoever set it off', () => {
  show(
    store,
    <>
      <ActionBar />
      <DecisionCards />
    </>,
  );
  click('action-ready');
  fireEvent.change(screen.getByTestId('ready-who'), { target: { value: 'O' } });
  fireEvent.change(screen.getByTestId('ready-does'), { target: { value: 'attack' } });
  click('ready-now');
  expect(store.getState().session.entries.at(-1)?.command).toMatchObject({
    action: 'ready',
    args: { action: 'attack', when: { does: 'attack', who: 'O' } },
  });
  act(() => void store.getState().send({ type: 'act', actor: 'A', action: 'end-turn', args: {} }));
  act(() => void store.getState().send({ type: 'act', actor: 'O', action: 'attack', args: { on: 'A' } }));
  expect((screen.getByTestId('decision-target') as HTMLSelectElement).value).toBe('O');
  click('answer-go');
  expect(store.getState().session.entries.at(-1)?.events).toContainEqual(
    expect.objectContaining({ type: 'attacked', by: 'A', on: 'O' }),
  );
});

test('the attack preview names chance, bonus, AC and every source, and attacks', () => {
  show(store, <AttackPreview />);
  expect(screen.queryByTestId('attack-preview')).toBeNull();
  act(() => store.getState().hover('O'));
  expect(screen.getByTestId('attack-bonus').textContent).toBe('+3');
  expect(screen.queryByTestId('attack-now')).toBeNull();
  act(() => store.getState().setTarget('O'));
  expect(screen.getByTestId('attack').textContent).toContain('base attack bonus');
  click('attack-now');
  expect(store.getState().session.entries).toHaveLength(1);
});

test('the card names what is in hand and is no weapon', () => {
  const holding = (hands: string): FightStore =>
    openFight(`
title: By torchlight
map: |
  A . O
combatants:
  A: { creature: sparring-warrior, name: Anna, side: party, hands: [${hands}] }
  O: { creature: orc, side: foes }
initiative: [A, O]
`);
  show(holding('wand of magic missile'), <CombatantCard />);
  expect(screen.getAllByTestId('in-hand').map((it) => it.textContent)).toEqual(['Wand of magic missile']);
  expect(screen.getByTestId('combatant').textContent).not.toContain('Nothing in hand');
  cleanup();
  show(holding(''), <CombatantCard />);
  expect(screen.getByTestId('combatant').textContent).toContain('Nothing in hand');
});

test('the rail selects, the card shows and edits', () => {
  show(
    store,
    <>
      <InitiativeRail />
      <CombatantCard />
    </>,
  );
  expect(screen.getByTestId('initiative-A').getAttribute('aria-current')).toBe('step');
  click('initiative-O');
  expect(screen.getByTestId('combatant').textContent).toContain('Orc');
  const hp = screen.getByTestId('gm-hp');
  fireEvent.change(hp, { target: { value: '2' } });
  fireEvent.blur(hp);
  expect(screen.getByTestId('card-hp').textContent).toMatch(/^2/);
  fireEvent.change(screen.getByTestId('gm-add-condition'), { target: { value: 'prone' } });
  expect(screen.getByTestId('card-conditions').textContent).toContain('prone');
  click('gm-remove-prone');
  expect(screen.queryByTestId('card-conditions')).toBeNull();
  fireEvent.change(screen.getByTestId('gm-amount'), { target: { value: '1' } });
  click('gm-damage');
  expect(screen.getByTestId('card-hp').textContent).toMatch(/^1/);
});

test('a die thrown on the table is typed in', () => {
  store.getState().setDiceMode('entered');
  show(store, <RollPanel />);
  act(() => void store.getState().send({ type: 'act', actor: 'A', action: 'attack', args: { on: 'O' } }));
  expect(screen.getByTestId('roll-panel').textContent).toContain('Hero rolls d20: longsword');
  click('face-2');
  expect(screen.queryByTestId('roll-panel')).toBeNull();
  expect(store.getState().session.entries.at(-1)?.command.dice).toEqual({ d20: [2] });
});

test('the log tells, opens its numbers, and goes back to a line', () => {
  show(store, <CombatLog />);
  act(
    () =>
      void store
        .getState()
        .send({ type: 'act', actor: 'A', action: 'attack', args: { on: 'O' }, dice: { d20: [2] } }),
  );
  expect(screen.getByTestId('log-lines').textContent).toContain(
    'Hero attacks Orc with longsword: 5 against AC',
  );
  fireEvent.click(screen.getByRole('button', { name: /attack roll 5/ }));
  expect(screen.getByTestId('sum').textContent).toContain('d20: 2');
  act(() => void store.getState().send({ type: 'act', actor: 'A', action: 'end-turn', args: {} }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Back to just after this' })[0] as HTMLElement);
  expect(store.getState().session.cursor).toBe(1);
});

function Fragile({ health }: { readonly health: { broken: boolean } }) {
  if (health.broken) throw new Error('broken');
  return <p>whole</p>;
}

test('a panel that fails leaves the others alone, and is tried again when the fight moves on', () => {
  const quiet = console.error;
  console.error = () => {};
  const health = { broken: true };
  show(
    store,
    <Boundary>
      <Fragile health={health} />
    </Boundary>,
  );
  expect(screen.getByTestId('failed')).toBeTruthy();
  health.broken = false;
  act(() => void store.getState().send({ type: 'act', actor: 'A', action: 'end-turn', args: {} }));
  expect(screen.getByText('whole')).toBeTruthy();
  console.error = quiet;
});

describe('keys', () => {
  test('history, overlays, end of turn, backing out', () => {
    const press = (init: KeyboardEventInit) => handleKey(new KeyboardEvent('keydown', init), store);
    store.getState().send({ type: 'act', actor: 'A', action: 'drop-prone', args: {} });
    expect(press({ key: 'z', ctrlKey: true })).toBe(true);
    expect(store.getState().session.cursor).toBe(0);
    expect(press({ key: 'Z', ctrlKey: true, shiftKey: true })).toBe(true);
    expect(store.getState().session.cursor).toBe(1);
    press({ key: 't' });
    expect(store.getState().ui.overlays.threatened).toBe('enemies');
    press({ key: 'c' });
    expect(store.getState().ui.overlays.coordinates).toBe(false);
    store.getState().setIntent({ action: 'attack', args: {} });
    expect(press({ key: 'Escape' })).toBe(true);
    expect(store.getState().ui.intent).toBeNull();
    expect(press({ key: 'Escape' })).toBe(false);
    press({ key: 'e' });
    expect(store.getState().encounter.current).toBe('O');
  });

  test('a field keeps its keys', () => {
    const field = document.body.appendChild(document.createElement('input'));
    const event = new KeyboardEvent('keydown', { key: 'e', bubbles: true });
    field.dispatchEvent(event);
    expect(handleKey(event, store)).toBe(false);
    expect(store.getState().encounter.current).toBe('A');
    field.remove();
  });
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { JsonRecord } from '../../src/engine/state';
import { ActionBar } from '../../src/panels/action-bar';
import { AttackPreview } from '../../src/panels/attack-preview';
import { DecisionCards } from '../../src/panels/decision';
import { IntentBar } from '../../src/panels/intent-bar';
import { NoticeBar } from '../../src/panels/notice';
import { askDeed } from '../../src/rules/questions/deed';
import { askFullAttack } from '../../src/rules/questions/full-attack';
import type { FightStore } from '../../src/session/store';
import { openFight, show } from './helpers';

const FIGHT = `
title: Before the roll
map: |
  . . . . .
  . A O . .
  . . . . .
combatants:
  A: { creature: sparring-warrior, name: Hero, side: party, hp: 30, bab: 6, feats: [power-attack, rapid-shot, stunning-fist], hands: [{ name: longsword }, { name: short-sword }] }
  O: { creature: orc, name: Orc, side: foes }
initiative: [A, O]
`;
afterEach(cleanup);

function opened(): FightStore {
  const store = openFight(FIGHT);
  act(() => store.getState().setTarget('O'));
  return store;
}
const click = (id: string) => fireEvent.click(screen.getByTestId(id));
const percentOf = (chance: number): string => `${Math.round(chance * 100)} %`;
const lastCommand = (store: FightStore) => store.getState().session.entries.at(-1)?.command;

test('a trip that is aimed shows each roll, what it risks, and the rule behind a source', () => {
  const store = opened();
  act(() => store.getState().setIntent({ action: 'trip', args: {} }));
  show(store, <AttackPreview />);
  const odds = askDeed(store.getState().view(), { by: 'A', action: 'trip', args: { on: 'O' } });
  expect(screen.getByTestId('deed-chance').textContent).toBe(percentOf(odds?.chance ?? 0));
  const stages = screen.getAllByTestId('stages')[0];
  expect(stages?.textContent).toContain('Touch attack hits');
  expect(stages?.textContent).toContain('X-TRP-1');
  expect(stages?.textContent).toContain('X-TRP-3');
  expect(screen.getByTestId('deed-counter').textContent).toContain(percentOf(odds?.counter?.chance ?? 0));
  const source = screen.getAllByTestId('source-base-attack-bonus')[0];
  const rule = document.getElementById(source?.getAttribute('aria-describedby') ?? '');
  expect(rule?.textContent).toMatch(/further attack.*\(X-GEN-5\)$/);
  click('attack-now');
  expect(lastCommand(store)).toMatchObject({ action: 'trip', args: { on: 'O' } });
  expect(store.getState().ui.intent).toBeNull();
});

test('a full attack lays out its ways; the one chosen sets the option, and the best is named', () => {
  const store = opened();
  show(store, <AttackPreview />);
  click('full-attack-odds');
  const plain = askFullAttack(store.getState().view(), { by: 'A', on: 'O', args: {} });
  const twf = plain?.alternatives.find(({ way }) => way === 'twf');
  expect(plain?.attacks).toHaveLength(2);
  expect(twf?.attacks).toHaveLength(3);
  const table = screen.getByTestId('sequence');
  expect(within(table).getAllByText('best')).toHaveLength(1);
  click('way-twf');
  expect(store.getState().ui.intent).toEqual({ action: 'full-attack', args: { twf: true } });
  expect(screen.getByTestId('way-twf').textContent).toBe('One weapon');
  click('way-power');
  expect(store.getState().ui.intent?.args).toMatchObject({ twf: true, power: expect.any(Number) });
});

test('what a combatant has can be said in the bar: amounts, what is used up, what is left', () => {
  const store = opened();
  act(() => store.getState().setIntent({ action: 'full-attack', args: {} }));
  show(store, <IntentBar />);
  fireEvent.change(screen.getByTestId('option-power'), { target: { value: '3' } });
  click('option-stunning');
  expect(screen.getByTestId('option-rapid').getAttribute('aria-pressed')).toBe('true');
  click('option-rapid');
  expect(screen.queryByTestId('option-smite')).toBeNull();
  expect(store.getState().ui.intent?.args).toEqual({ power: 3, stunning: true, rapid: false });
  click('option-rapid');
  fireEvent.change(screen.getByTestId('option-power'), { target: { value: '0' } });
  expect(store.getState().ui.intent?.args).toEqual({ stunning: true });
});

test('beside a refusal stands the way to have it all the same, and the log has it', () => {
  const store = opened();
  act(() => {
    store.getState().send({ type: 'act', actor: 'A', action: 'total-defense', args: {} });
    store.getState().setTarget('O');
    store.getState().setIntent({ action: 'trip', args: {} });
  });
  show(store, <AttackPreview />);
  expect(screen.getByTestId('attack-preview').textContent).toContain('(ACT-3)');
  click('overrule-here');
  const events = store.getState().session.entries.at(-1)?.events ?? [];
  expect(events).toContainEqual(expect.objectContaining({ type: 'overruled', code: 'no-standard-action' }));
});

test('while a decision is open the GM can have an act all the same; the decision stays', () => {
  const store = openFight(FIGHT);
  act(
    () =>
      void store.getState().send({
        type: 'act',
        actor: 'A',
        action: 'move',
        args: {
          path: [
            [1, 0],
            [0, 0],
          ],
        },
      }),
  );
  expect(store.getState().encounter.decisions).toHaveLength(1);
  show(
    store,
    <>
      <ActionBar />
      <NoticeBar />
    </>,
  );
  click('action-total-defense');
  expect(screen.getByTestId('notice').dataset.code).toBe('decision-pending');
  click('overrule');
  const { encounter, session } = store.getState();
  expect(session.entries.at(-1)?.events).toContainEqual(
    expect.objectContaining({ type: 'overruled', code: 'decision-pending' }),
  );
  expect(encounter.combatants.A?.effects.map(({ id }) => id)).toContain('total-defense');
  expect(encounter.decisions).toHaveLength(1);
  act(() => void store.getState().send({ type: 'answer', by: 'O', choice: { answer: 'pass' } }));
  expect(store.getState().encounter.decisions).toEqual([]);
});

test('who may trip in turn sees the odds of it', () => {
  const store = openFight(FIGHT);
  for (let tries = 0; store.getState().encounter.decisions[0]?.kind !== 'counter-trip'; tries++) {
    expect(tries).toBeLessThan(60);
    act(() => {
      const { encounter, undo, send } = store.getState();
      if (encounter.combatants.O?.effects.some(({ id }) => id === 'prone')) undo();
      const [decision] = store.getState().encounter.decisions;
      if (decision) send({ type: 'answer', by: decision.by, choice: { answer: 'pass' } });
      else send({ type: 'act', actor: 'A', action: 'trip', args: { on: 'O' }, overrule: true });
    });
  }
  show(store, <DecisionCards />);
  expect(screen.getByTestId('decision-odds').textContent).toMatch(/\d+ %.*Strength check.*X-TRP-3/);
});

test('the bar: overrun is a standard action, what is impossible says why, the ready form lists what can be made ready', () => {
  const store = openFight(FIGHT);
  show(store, <ActionBar />);
  click('more-standard');
  expect(within(screen.getByTestId('more-standard-menu')).getByTestId('action-overrun')).toBeTruthy();
  const dying = screen.getByTestId('action-stabilize');
  expect(dying.textContent).toContain('Nobody is dying. (STAB-6)');
  cleanup();
  show(store, <ActionBar />);
  click('more-move');
  expect(screen.getByTestId('action-mount').textContent).toContain('(MNT-1)');
  // A reason that several share stands once, above them.
  const door = screen.getByTestId('action-open-door').closest('[role=group]');
  expect(door?.textContent).toContain('There is no door here.');
  cleanup();
  show(store, <ActionBar />);
  click('action-ready');
  const offered = [...screen.getByTestId('ready-action').querySelectorAll('option')].map(
    ({ value }) => value,
  );
  expect(offered).toContain('trip');
  for (const whole of ['full-attack', 'charge', 'coup-de-grace']) expect(offered).not.toContain(whole);
});

test('a spell is made ready by its name: at somebody, or at nobody to cancel another', () => {
  const spells = 'spells: [{ name: bless, level: 1 }, { name: blast, level: 1, time: full-round }]';
  const store = openFight(FIGHT.replace('bab: 6,', `bab: 6, ${spells},`));
  show(store, <ActionBar />);
  click('action-ready');
  const choose = (id: string, value: string) =>
    fireEvent.change(screen.getByTestId(id), { target: { value } });
  expect(screen.queryByTestId('ready-on')).toBeNull();
  expect(screen.getByTestId('ready-action').textContent).not.toContain('Blast');
  choose('ready-action', 'cast:bless');
  choose('ready-does', 'cast');
  click('ready-now');
  expect(lastCommand(store)).toMatchObject({
    action: 'ready',
    args: { action: 'cast', spell: 'bless', when: { does: 'cast' } },
  });
  expect(store.getState().encounter.combatants['A']?.effects.map(({ id }) => id)).toContain('readied');
});

test('a readied attack that does not reach says so in place of its odds, before it is answered', () => {
  const store = openFight(FIGHT.replace('. A O . .', '. A . . O'));
  const does = (actor: string, action: string, args: JsonRecord): void =>
    act(() => {
      store.getState().send({ type: 'act', actor, action, args });
    });
  does('A', 'ready', { action: 'attack', when: { does: 'move' } });
  does('A', 'end-turn', {});
  does('O', 'move', { path: [[3, 1]] });
  show(store, <DecisionCards />);
  expect(screen.getByTestId('decision-refusal').textContent).toMatch(/Orc is out of reach at 15 ft.*ATK-11/);
  expect(screen.queryByTestId('decision-odds')).toBeNull();
  cleanup();
  act(() => {
    store.getState().send({ type: 'edit', edit: 'place', args: { on: 'O', at: [2, 1] } });
  });
  show(store, <DecisionCards />);
  expect(screen.queryByTestId('decision-refusal')).toBeNull();
  expect(screen.getByTestId('decision-odds').textContent).toMatch(/\d+ %/);
});

test('an item that was chosen is named, and not asked for again', () => {
  const store = openFight(FIGHT.replace('bab: 6,', 'bab: 6, carried: [potion of bless],'));
  act(() => store.getState().setIntent({ action: 'activate-item', args: { item: 'potion of bless' } }));
  show(store, <IntentBar />);
  expect(screen.getByTestId('intent').textContent).toMatch(/^Potion of bless is ready\./);
  cleanup();
  act(() => store.getState().setIntent({ action: 'activate-item', args: {} }));
  show(store, <IntentBar />);
  expect(screen.getByTestId('intent').textContent).toContain('choose an item');
});

test('why not is told once: in the notice while it stands, else beside the odds', () => {
  const store = opened();
  act(() => {
    store.getState().send({ type: 'act', actor: 'A', action: 'total-defense', args: {} });
    store.getState().setTarget('O');
  });
  show(
    store,
    <>
      <AttackPreview />
      <NoticeBar />
    </>,
  );
  const told = () => screen.queryAllByText(/no standard action left/);
  expect(told()).toHaveLength(1);
  act(() => {
    store.getState().send({ type: 'act', actor: 'A', action: 'attack', args: { on: 'O' } });
  });
  expect(screen.getByTestId('notice').textContent).toContain('no standard action left');
  expect(screen.getByTestId('notice').querySelector('.unbroken')?.textContent).toBe('(ACT-3)');
  expect(told()).toHaveLength(1);
  expect(screen.queryByTestId('overrule-here')).toBeNull();
  act(() => store.getState().dismissNotice());
  expect(screen.getByTestId('overrule-here')).toBeTruthy();
});

/** Nobody falls to whatever the dice say. */
const STURDY = FIGHT.replace('name: Orc,', 'name: Orc, hp: 200,');

test('an aim goes with the attack it was for, unless another attack or an answer follows', () => {
  const store = openFight(STURDY);
  act(() => store.getState().setTarget('O'));
  const attack = (action: string) =>
    act(() => {
      store.getState().send({ type: 'act', actor: 'A', action, args: { on: 'O' } });
    });
  show(store, <AttackPreview />);
  // BAB +6: a second attack can follow the first.
  attack('full-attack');
  const left = () => store.getState().encounter.combatants['A']?.turn.fullAttack?.remaining.length;
  for (let more = left() ?? 0; more > 0; more = left() ?? 0) {
    expect(store.getState().ui.target).toBe('O');
    attack('attack');
    expect(left()).toBe(more - 1);
  }
  expect(store.getState().ui.target).toBeNull();
  expect(screen.queryByText(/action left/)).toBeNull();
});

test('an aim goes with a single attack; nothing in red is left at rest', () => {
  const store = openFight(STURDY.replace('bab: 6', 'bab: 1').replace(', rapid-shot, stunning-fist', ''));
  act(() => store.getState().setTarget('O'));
  show(store, <AttackPreview />);
  click('attack-now');
  expect(store.getState().session.entries).toHaveLength(1);
  expect(store.getState().ui.target).toBeNull();
  expect(screen.queryByText(/action left/)).toBeNull();
  // Whoever is only pointed at is told of quietly.
  act(() => store.getState().hover('O'));
  expect(screen.getByText(/no standard action left/).closest('.refusal')).toBeNull();
  act(() => store.getState().setTarget('O'));
  expect(screen.getByText(/no standard action left/).closest('.refusal')).not.toBeNull();
});

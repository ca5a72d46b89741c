// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CombatantCard } from '../../src/panels/combatant-card';
import { InitiativeRail } from '../../src/panels/initiative';
import { whoWords } from '../../src/panels/square-words';
import { rules } from '../../src/rules/registry';
import { cachedView } from '../../src/session/current-view';
import { createFight } from '../../src/session/store';
import { projectEncounter } from '../../src/sharing/project-encounter';
import { createText } from '../../src/text/i18n';
import { openFight, show } from './helpers';

afterEach(cleanup);

/** The fight as a player gets it, with an orc that has lost one hit point. */
function asPlayer() {
  const gm = openFight();
  gm.getState().send({ type: 'edit', edit: 'damage', args: { on: 'O', amount: 1 } });
  const viewer = { role: 'player', name: 'Anna', side: 'party' } as const;
  return createFight(rules, projectEncounter(rules, gm.getState().encounter, viewer));
}

test('a foe’s health is a word to a player, in the card, the rail and the board in words', () => {
  const store = asPlayer();
  store.getState().select('O');
  show(
    store,
    <>
      <CombatantCard />
      <InitiativeRail />
    </>,
  );
  expect(screen.getByTestId('card-hp').textContent).toBe('hurt');
  expect(screen.getByTestId('initiative-O').getAttribute('aria-label')).toMatch(/^Orc, hurt/);
  const words = whoWords(createText('en'), cachedView(rules, store.getState().encounter), 'O');
  expect(words).toBe('Orc (foes), hurt');
});

test('the own side’s hit points are figures, and to the game master everybody’s', () => {
  const player = asPlayer();
  player.getState().select('A');
  show(player, <CombatantCard />);
  expect(screen.getByTestId('card-hp').textContent).toBe('20 of 20 hp');
  cleanup();
  const gm = openFight();
  gm.getState().select('O');
  show(gm, <CombatantCard />);
  expect(screen.getByTestId('card-hp').textContent).toMatch(/^\d+ of \d+ hp$/);
});

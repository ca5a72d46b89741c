// @vitest-environment jsdom
import { Menu } from '@base-ui/react/menu';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ActionBar } from '../../src/panels/action-bar';
import { Choices } from '../../src/panels/choices';
import { openFight, show } from './helpers';

const FIGHT = `
title: Down among them
map: |
  . . . . .
  . A O . .
  . . P . .
combatants:
  A: { name: Hero, side: party, hp: 30, conditions: [prone], carried: [potion of cure light wounds], spells: [{ name: cure, level: 1, heal: 1d8+1 }] }
  O: { creature: orc, name: Orc, side: foes }
  P: { creature: orc, name: Other, side: foes }
initiative: [A, O, P]
`;
afterEach(cleanup);

test('who may strike at an act that takes no roll is told before it is done', () => {
  show(openFight(FIGHT), <ActionBar />);
  const standing = screen.getByTestId('action-stand-up');
  expect(standing.textContent).toContain('Provokes: Orc and Other');
  expect(screen.getByTestId('action-five-foot-step').textContent).not.toContain('Provokes');
});

test('of things to choose from each says it', () => {
  show(
    openFight(FIGHT),
    <Menu.Root open>
      <Menu.Portal>
        <Menu.Positioner>
          <Menu.Popup>
            <Choices who="A" action="activate-item" />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>,
  );
  expect(screen.getByRole('menuitem').textContent).toContain('Provokes: Orc and Other');
});

test('nothing is told where nobody can strike', () => {
  show(openFight(FIGHT.replace('. A O . .', 'A . O . .')), <ActionBar />);
  expect(screen.getByTestId('action-stand-up').textContent).not.toContain('Provokes');
});

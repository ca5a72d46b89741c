import { Tooltip } from '@base-ui/react/tooltip';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { type Files, type Panels, PanelsProvider } from '../../src/panels/context';
import { TextProvider } from '../../src/panels/text-provider';
import { rules } from '../../src/rules/registry';
import { createFight, type FightStore } from '../../src/session/store';
import { createText } from '../../src/text/i18n';

// A limit is there for what never comes: a machine that is busy with other things breaks no promise.
configure({ asyncUtilTimeout: 20_000 });

/** A hero beside two orcs, on the real rules; `A` is on turn. */
const FIGHT = `
title: Beside the orcs
map: |
  . . . . .
  . A O . .
  . P . . .
combatants:
  A: { creature: sparring-warrior, name: Hero, side: party }
  O: { creature: orc, name: Orc, side: foes }
  P: { creature: orc, name: Other orc, side: foes }
initiative: [A, O, P]
`;

export function openFight(fight = FIGHT): FightStore {
  const [document] = readNotation(fight);
  if (document === undefined) throw new Error('the fight is one document');
  return createFight(rules, buildEncounter(document));
}

const files: Files = {
  demos: [],
  openDemo: async () => {},
  openText: async () => null,
  saveText: () => '',
  desk: () => Promise.reject(new Error('no desk here')),
  notationText: async () => '',
  kept: async () => [],
  resume: async () => {},
  takeBack: async () => {},
  beginTable: async () => {},
  joinTable: async () => {},
};

export const panelsOf = (store: FightStore): Panels => ({ store, files });

export function show(store: FightStore, panel: ReactNode) {
  return render(
    <TextProvider text={createText('en')}>
      <PanelsProvider value={panelsOf(store)}>
        <Tooltip.Provider>{panel}</Tooltip.Provider>
      </PanelsProvider>
    </TextProvider>,
  );
}

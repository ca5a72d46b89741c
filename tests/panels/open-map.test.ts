import { afterEach, expect, test } from 'vitest';
import { arrivalOf } from '../../src/panels/drops';
import { mapNotes } from '../../src/panels/editor/map-notes';
import { closeEditor } from '../../src/panels/editor/open';
import { openMap } from '../../src/panels/editor/open-map';
import { encounterOf } from '../../src/reading';
import { currentEncounter } from '../../src/session/session';
import { createText } from '../../src/text/i18n';
import { openFight, panelsOf } from './helpers';

const text = createText('en');
const INN = JSON.stringify({
  format: 0.3,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 6, y: 4 }, pixels_per_grid: 50 },
  line_of_sight: [],
  portals: [],
  lights: [],
});
const PREPARED = `title: Under the mill
map: |
  . A . . . O . .
  . . . . . . . .
combatants:
  A: { name: Alma, side: party, hp: 20 }
  O: { creature: ogre, side: foes }
`;

afterEach(closeEditor);

async function opened(before: string, begun: boolean) {
  const store = openFight();
  store.getState().openEncounter(encounterOf(before, ''), { id: 'x', name: 'Mill', revision: 3 });
  if (begun) store.getState().send({ type: 'act', actor: null, action: 'start', args: {} });
  expect(await openMap(await arrivalOf(new File([INN], 'the_inn.uvtt')), panelsOf(store), text)).toBeNull();
  return { store, now: currentEncounter(store.getState().session), notes: mapNotes.getState().notes };
}

test('a map that is opened while a fight is prepared takes nobody away', async () => {
  const { store, now, notes } = await opened(PREPARED, false);
  expect(now).toMatchObject({ title: 'Under the mill', board: { columns: 6, rows: 4 } });
  expect(Object.values(now.combatants).map(({ id, at }) => [id, at.x, at.y])).toEqual([
    ['A', 1, 0],
    ['O', 4, 0],
  ]);
  expect(store.getState().ui.saved).toMatchObject({ name: 'Mill' });
  expect(notes[0]).toBe('the 2 combatants of before stand on it');
});

test('a fight that has begun is left as it is, and said to be kept', async () => {
  const { store, now, notes } = await opened(PREPARED, true);
  expect(now).toMatchObject({ title: 'the inn', combatants: {} });
  expect(store.getState().ui.saved).toBeNull();
  expect(notes[0]).toBe('the fight of before, “Under the mill”, is in the menu, under “Kept fights”');
});

test('on an empty board there is nothing to tell', async () => {
  const { now, notes } = await opened('title: New\nsize: [3, 3]\n', false);
  expect(now.title).toBe('the inn');
  expect(notes.join(' ')).not.toContain('before');
});

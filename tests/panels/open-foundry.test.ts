import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { arrivalOf } from '../../src/panels/drops';
import { closeEditor, editorStore } from '../../src/panels/editor/open';
import { openFoundry } from '../../src/panels/editor/open-foundry';
import { pasteDraft, putAway } from '../../src/panels/editor/paste-draft';
import { createText } from '../../src/text/i18n';

const text = createText('en');
const dropped = async (name: string, content: string) =>
  openFoundry(await arrivalOf(new File([content], name)), text);

afterEach(() => {
  putAway();
  closeEditor();
});

test('the creatures of a dropped pack are shown where pasted blocks are', async () => {
  const pack = readFileSync(new URL('../foundry/samples/pack.db', import.meta.url), 'utf8');
  expect(await dropped('animals.db', pack)).toBeNull();
  const { file } = pasteDraft.getState();
  expect(file?.name).toBe('animals.db');
  expect(file?.paste.candidates.map(({ name, block }) => [name, block.hp])).toEqual([
    ['Wolf', 13],
    ['Human Warrior Skeleton', 6],
  ]);
  expect(editorStore.getState().tab).toBe('paste');
});

test('a file that is none is refused in words, and nothing opens', async () => {
  const refusal = await dropped('broken.db', '{"name": ');
  expect(refusal?.code).toBe('actor-unusable');
  expect(text.t(`refusals:${refusal?.code}`, { ...refusal?.with })).toContain('broken.db');
  expect(pasteDraft.getState().file).toBeNull();
  expect(editorStore.getState().tab).toBeNull();
});

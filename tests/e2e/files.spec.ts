import { expect, test } from '@playwright/test';
import { Table } from './table';

let table: Table;
test.beforeEach(async ({ page }) => {
  table = new Table(page);
  await table.open();
});

async function chooseFile(name: string, content: string): Promise<void> {
  await table
    .panel('file-input')
    .setInputFiles({ name, mimeType: 'text/yaml', buffer: Buffer.from(content) });
}

test('a scenario file opens as a fight', async () => {
  await table.panel('file-input').setInputFiles('tests/scenarios/aoo-move/leaving-provokes.yaml');
  await expect.poll(async () => Object.keys(await table.view())).toContain('E');
  await expect(table.panel('fight-title')).not.toContainText('ford', { ignoreCase: true });
});

test('a bad file is refused with its line, and nothing changes', async () => {
  const before = await table.view();
  await chooseFile(
    'broken.yaml',
    'title: Broken\nmap: |\n  . A\ncombatants:\n  A: { side: party, strenght: 12 }\n',
  );
  await expect(table.panel('notice')).toContainText('5');
  await expect(table.panel('notice')).toContainText('strenght');
  expect(await table.view()).toEqual(before);
});

test('what is exported opens again as the same fight', async () => {
  const before = await table.view();
  const text = await table.page.evaluate(() => window.fivefoot.export());
  expect((await table.openText(text)).ok).toBe(true);
  expect(await table.view()).toEqual(before);
});

test('bad words at the scripting door are told what is wrong', async () => {
  const before = await table.view();
  for (const step of [
    { by: 'F', do: 'dance' },
    { by: 'Nobody', do: 'move' },
    { by: 'F', do: 'move', path: 'north' },
    7,
    null,
  ]) {
    const answer = await table.send(step);
    expect(answer.ok, JSON.stringify(step)).toBe(false);
    if (!answer.ok) expect(answer.message.length).toBeGreaterThan(8);
  }
  expect(await table.view()).toEqual(before);
});

import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../src/server/settings';

test('without anything said, the server runs by itself on port 4000 with one file', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 4000, dataFile: 'fivefoot.db', databaseUrl: null, redisUrl: null });
});

test('every value that is none is named, with what would do', () => {
  const read = () =>
    readSettings({ PORT: 'eighty', MAX_TABLES: '0', LOG_LEVEL: 'loud', IDLE_SECONDS: '1.5' });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(/PORT=eighty: a whole number from 0 to 65535/);
  expect(read).toThrow(/MAX_TABLES=0/);
  expect(read).toThrow(/LOG_LEVEL=loud: one of debug, info/);
  expect(read).toThrow(/IDLE_SECONDS=1.5/);
});

test('an address of a database that is none is refused without repeating what may be a password', () => {
  const read = () => readSettings({ DATABASE_URL: 'mysql://me:hunter2@db/x' });
  expect(read).toThrow(/DATABASE_URL: an address that begins with postgres:\/\//);
  expect(read).not.toThrow(/hunter2/);
});

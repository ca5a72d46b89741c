import { afterEach, expect, test } from 'vitest';
import { AT_ANY_RATE, playAmidKills } from '../../src/tools/load/kills';
import { chooser } from '../random-play/chance';
import { type OwnServer, ownServer } from './process';

let own: OwnServer | null = null;
afterEach(() => own?.end());

test('a server killed at any moment loses nothing that was acknowledged and does nothing twice', async () => {
  own = await ownServer(AT_ANY_RATE);
  const { server, dataFile } = own;
  const told = await playAmidKills({ server, dataFile, tables: 2, kills: 4, choose: chooser(7) });
  expect(told.lost).toEqual([]);
  expect(told.twice).toEqual([]);
  expect(told.acknowledged).toBeGreaterThan(50);
  expect(told.amidDecision).toBeGreaterThan(0);
}, 120_000);

test('who is sent away for its haste is named, and not waited for', async () => {
  own = await ownServer({ MAX_MESSAGES_PER_SECOND: '5' });
  const { server, dataFile } = own;
  const played = playAmidKills({ server, dataFile, tables: 1, kills: 100, choose: chooser(7) });
  await expect(played).rejects.toThrow('closed-rubbish');
});

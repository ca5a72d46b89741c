import { afterAll, expect, test } from 'vitest';
import { playAmidKills } from '../../src/tools/load/kills';
import { chooser } from '../random-play/chance';
import { type OwnServer, ownServer } from './process';

let own: OwnServer | null = null;
afterAll(() => own?.end());

test('a server killed at any moment loses nothing that was acknowledged and does nothing twice', async () => {
  own = await ownServer();
  const { server, dataFile } = own;
  const told = await playAmidKills({ server, dataFile, tables: 2, kills: 4, choose: chooser(7) });
  expect(told.lost).toEqual([]);
  expect(told.twice).toEqual([]);
  expect(told.acknowledged).toBeGreaterThan(50);
  expect(told.amidDecision).toBeGreaterThan(0);
}, 120_000);

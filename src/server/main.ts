import { once } from 'node:events';
import { rules } from '../rules/registry';
import { type Running, startServer } from './server';
import { readSettings, SettingsError } from './settings';

const PATIENCE_MS = 10_000;

/** Serves until it is told to stop. Exit code 2 where the environment holds what is no setting, 1 where it cannot start. */
export async function main(): Promise<number> {
  try {
    const settings = readSettings(process.env);
    const running = await startServer(settings, rules);
    process.stdout.write(`Fivefoot is served at http://localhost:${running.port}\n`);
    await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
    return await stopInTime(running);
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error);
    return error instanceof SettingsError ? 2 : 1;
  }
}

/** A client that will not go does not hold up the end. */
async function stopInTime(running: Running): Promise<number> {
  const late = new Promise<number>((done) => setTimeout(done, PATIENCE_MS, 1).unref());
  return Promise.race([running.stop().then(() => 0), late]);
}

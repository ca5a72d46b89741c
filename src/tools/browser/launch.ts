import { type Browser, chromium } from '@playwright/test';
import { chromiumPath, FLAGS } from './chromium';

export interface OpenBrowser {
  readonly browser: Browser;
  close(): Promise<void>;
}

/**
 * Headless Chromium as the browser tests have it. Playwright is not to catch signals: it would close this browser and let the program go on and
 * start the next. The browser's process group is killed whenever this program ends, however it ends.
 */
export async function openBrowser(): Promise<OpenBrowser> {
  const server = await chromium.launchServer({
    executablePath: chromiumPath(),
    args: [...FLAGS],
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  const { pid } = server.process();
  const end = (): void => killGroup(pid);
  const stop = (): never => process.exit(143);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  process.on('exit', end);
  for (const signal of signals) process.on(signal, stop);
  const browser = await chromium.connect(server.wsEndpoint());
  return {
    browser,
    async close() {
      await server.close();
      end();
      process.off('exit', end);
      for (const signal of signals) process.off(signal, stop);
    },
  };
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}

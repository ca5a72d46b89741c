import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Audit {
  /** Where the page stands, for the message. */
  readonly state?: string;
  /** Selector of the part that is looked at, then by every rule of the tool; otherwise the page, by WCAG A and AA. */
  readonly within?: string;
}

/** That a tool finds nothing wrong for those who use the page without eyes or mouse, with light colours and with dark ones. */
export async function expectNoFault(page: Page, audit: Audit = {}): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await motionless(page);
    await expectNoFaultNow(page, { ...audit, state: `${audit.state ?? ''} (${colorScheme})` });
  }
}

/** Half way between two colours any contrast may be. */
async function motionless(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((it) => {
      const { endTime = 0 } = it.effect?.getComputedTiming() ?? {};
      return it.playState !== 'running' || endTime === Number.POSITIVE_INFINITY;
    }),
  );
}

/**
 * Only what is wrong is worked out in full, and in the page itself, which has no frames: otherwise most of the time goes into telling what is
 * right.
 */
async function expectNoFaultNow(page: Page, { state = '', within }: Audit): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const builder = within === undefined ? axe.withTags(['wcag2a', 'wcag2aa']) : axe.include(within);
  const { violations } = await builder.analyze();
  const faults = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} (${html.slice(0, 160)})`).join(', ')}`,
  );
  expect(faults, state).toEqual([]);
}

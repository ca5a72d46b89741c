import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Audit {
  /** Where the page stands, for the message. */
  readonly state?: string;
  /** Selector of the part that is looked at, then by every rule of the tool; otherwise the page, by WCAG A and AA. */
  readonly within?: string;
}

/**
 * That a tool finds nothing wrong for those who use the page without eyes or mouse. Only what is wrong is worked out in full, and in the page itself,
 * which has no frames: otherwise most of the time goes into telling what is right.
 */
export async function expectNoFault(page: Page, { state = '', within }: Audit = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const builder = within === undefined ? axe.withTags(['wcag2a', 'wcag2aa']) : axe.include(within);
  const { violations } = await builder.analyze();
  const faults = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} (${html.slice(0, 160)})`).join(', ')}`,
  );
  expect(faults, state).toEqual([]);
}

import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe has against the page as it is now, outside of `exclude`, shortened to what is wrong and where. */
export async function violations(page: Page, exclude: string[] = []): Promise<string[]> {
  // Once a page: reading axe takes longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    ([tags, exclude]) => window.axe.run({ exclude }, { runOnly: tags, resultTypes: ['violations'] }),
    [RULES, exclude] as const,
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Less than half as long as `axe.source`, and quicker to load by as much. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about what the theme and the width alone decide. They take half as long as all. */
export const LOOKS = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/**
 * The violations that axe finds on the current page outside of `exclude`: each rule and its elements. Of all rules, or of those that
 * `only` names.
 */
export async function violations(page: Page, exclude: string[] = [], only?: string[]): Promise<string[]> {
  // Once per page: loading axe takes longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const found = await page.evaluate(
    ([tags, exclude, only]) =>
      window.axe.run({ exclude }, { runOnly: only ?? tags, resultTypes: ['violations'] }),
    [RULES, exclude, only] as const,
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

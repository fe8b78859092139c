import type { Page } from 'playwright-core';
import { GRAPHQL } from './graphql-requests.ts';

/** From now on GraphQL requests of the page wait; the answered function lets them go. */
export async function delayResponses(page: Page): Promise<() => void> {
  let go = () => {};
  const signal = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(GRAPHQL, async (route) => {
    await signal;
    await route.continue().catch(() => undefined);
  });
  return go;
}

import type { Page } from 'playwright-core';
import { GRAPHQL } from './graphql-requests.ts';

/** Delays GraphQL requests of the page until the returned function is called. */
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

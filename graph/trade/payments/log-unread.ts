import type { Unread } from '../../core/ports.ts';
import { cleanLine } from '../../core/validation.ts';
import type { OfProvider } from './settle-listed.ts';

/** Ids that were logged since the process started: each entry is read at several ages. */
const logged = new Set<string>();
const MOST_LOGGED = 1_000;
const MAX_ID = 100;

/** Logs once which entries of a page cannot be read: somebody has to look at them at the provider. Returns the page. */
export function logUnread<Page extends readonly (object | Unread)[]>(
  page: Page,
  { logger, provider }: Pick<OfProvider, 'logger' | 'provider'>,
): Page {
  for (const entry of page) {
    if (!('unread' in entry)) continue;
    const id = cleanLine(entry.unread, MAX_ID);
    if (logged.has(id) || logged.size >= MOST_LOGGED) continue;
    logged.add(id);
    logger.warn({ id, provider }, 'an entry of the list of the provider cannot be read, and is left out');
  }
  return page;
}

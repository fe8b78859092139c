import type { Unread } from '../../core/ports.ts';
import { isRead } from '../../core/provider-answers.ts';
import { cleanLine } from '../../core/validation.ts';
import type { OfProvider } from './settle-listed.ts';

/** Providers and ids that were logged since the process started: each entry is read at several ages. */
const logged = new Set<string>();
const MOST_LOGGED = 1_000;
const MAX_ID = 100;

/** Returns the entries of a page that can be read. Logs once which cannot: somebody has to look at them at the provider. */
export function logUnread<Entry extends object>(
  page: readonly (Entry | Unread)[],
  { logger, provider }: Pick<OfProvider, 'logger' | 'provider'>,
): Entry[] {
  for (const entry of page) {
    if (isRead(entry)) continue;
    const id = cleanLine(entry.unread, MAX_ID);
    const key = `${provider} ${id}`;
    if (logged.has(key) || logged.size >= MOST_LOGGED) continue;
    logged.add(key);
    logger.warn({ id, provider }, 'an entry of the list of the provider cannot be read, and is left out');
  }
  return page.filter(isRead);
}

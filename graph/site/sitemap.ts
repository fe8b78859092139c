import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { idsOfRun, startsOfRuns } from '../catalog/product-ids.ts';

/** The protocol allows 50,000; each address is some 100 bytes. */
const URLS_IN_FILE = 10_000;
const HOUR_SECONDS = 60 * 60;
/** Files cached in a process, of a megabyte at most. */
const CACHED_FILES = 4;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface SitemapDeps {
  /** Address of the shop, never that of a request, without a trailing slash. */
  origin: string;
  fork: () => SqlEntityManager;
  urlsInFile?: number;
}

/**
 * Handles /sitemap.xml: the home page and each product, or an index of /sitemap-1.xml … when there are too many for one
 * file. It is cached for an hour.
 */
export function sitemap({
  origin,
  fork,
  urlsInFile = URLS_IN_FILE,
}: SitemapDeps): RequestHandler<{ number?: string }> {
  const starts = cached(1, () => startsOfRuns(fork(), urlsInFile));
  const file = cached(CACHED_FILES, async (number) => {
    const all = await starts(0);
    const from = all[number];
    const ids = from ? await idsOfRun(fork(), from, all[number + 1]) : [];
    const paths = ids.map((id) => `/productscreen/${id}`);
    return listOf('urlset', 'url', number === 0 ? ['/', ...paths] : paths);
  });
  const listOf = (list: string, entry: string, paths: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${paths
      .map((path) => `<${entry}><loc>${escapeXml(origin)}${path}</loc></${entry}>\n`)
      .join('')}</${list}>\n`;

  return async (req, res, next) => {
    const { number = '' } = req.params;
    const { length } = await starts(0);
    if (number && !(/^[1-9]\d{0,4}$/.test(number) && Number(number) <= length)) return next();
    const isIndex = !number && length > 1;
    const body = isIndex
      ? listOf(
          'sitemapindex',
          'sitemap',
          Array.from({ length }, (_, n) => `/sitemap-${n + 1}.xml`),
        )
      : await file(Number(number || 1) - 1);
    res.set('Cache-Control', `public, max-age=${HOUR_SECONDS}`).type('xml').send(body);
  };
}

/** Caches a read for an hour. Concurrent callers share it; errors are not cached. */
function cached<T extends object | string>(max: number, read: (key: number) => Promise<T>) {
  const cache = new LRUCache<number, T>({
    max,
    ttl: HOUR_SECONDS * 1000,
    fetchMethod: read,
    // A read whose entry was evicted meanwhile still has callers.
    ignoreFetchAbort: true,
  });
  return (key: number) => cache.forceFetch(key);
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

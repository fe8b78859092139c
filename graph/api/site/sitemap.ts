import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { RequestHandler } from 'express';
import { pathsOfCollections } from '../../catalog/collections/find-collections.ts';
import { pathsOfLists } from '../../catalog/products/list-pages.ts';
import { type ListedPage, pagesOfRun, startsOfRuns } from '../../catalog/products/product-runs.ts';
import { escapeXml } from '../../core/xml.ts';
import { pathsOfPages } from '../../platform/pages/find-pages.ts';
import { cachedHour, HOUR_SECONDS } from './cached-hour.ts';

/** The protocol allows 50,000; each is some 100 bytes, and some 600 with five pictures. */
const URLS_IN_FILE = 5_000;
/** Files cached in a process, of some three megabytes at most. */
const CACHED_FILES = 4;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

export interface SitemapDeps {
  /** Address of the shop, never that of a request, without a trailing slash. */
  origin: string;
  fork: () => SqlEntityManager;
  urlsInFile?: number;
}

/**
 * Handles /sitemap.xml, the index of /sitemaps/1.xml …: the home page, reduced products, collections, pages of texts, categories, brands, and each product by its
 * canonical address with the day of its last edit and its first pictures. Each file is cached for an hour.
 */
export function sitemap({
  origin,
  fork,
  urlsInFile = URLS_IN_FILE,
}: SitemapDeps): RequestHandler<{ number?: string }> {
  const starts = cachedHour(1, () => startsOfRuns(fork(), urlsInFile));
  const file = cachedHour(CACHED_FILES, async (number) => {
    const all = await starts(0);
    const from = all[number];
    const products = from ? await pagesOfRun(fork(), from, all[number + 1]) : [];
    if (number > 0) return listOf('urlset', 'url', products);
    const em = fork();
    const paths = [
      ...(await pathsOfCollections(em)),
      ...(await pathsOfPages(em)),
      ...(await pathsOfLists(em)),
    ];
    const lists = ['/', '/products', '/offers', ...paths].map((path) => ({ path }));
    return listOf('urlset', 'url', [...lists, ...products]);
  });
  const pictureOf = (path: string) => {
    const address = URL.parse(path, origin)?.href;
    return address ? `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>` : '';
  };
  const listOf = (list: string, entry: string, pages: ListedPage[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}" xmlns:image="${IMAGES}">\n${pages
      .map(({ path, editedOn, pictures = [] }) => {
        const edited = editedOn ? `<lastmod>${editedOn}</lastmod>` : '';
        return `<${entry}><loc>${escapeXml(origin + path)}</loc>${edited}${pictures.map(pictureOf).join('')}</${entry}>\n`;
      })
      .join('')}</${list}>\n`;

  return async (req, res, next) => {
    const { number } = req.params;
    // A shop without products has one file, too.
    const length = Math.max(1, (await starts(0)).length);
    if (number !== undefined && !(/^[1-9]\d{0,4}$/.test(number) && Number(number) <= length)) return next();
    const files = Array.from({ length }, (_, n) => ({ path: `/sitemaps/${n + 1}.xml` }));
    const body = number ? await file(Number(number) - 1) : listOf('sitemapindex', 'sitemap', files);
    res.set('Cache-Control', `public, max-age=${HOUR_SECONDS}`).type('xml').send(body);
  };
}

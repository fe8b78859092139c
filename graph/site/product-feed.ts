import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { decimalText } from '#money/cents';
import type { ProductRow } from '../catalog/product-row.ts';
import { addressOf, productsOfRun, startsOfRuns } from '../catalog/product-runs.ts';
import { cachedHour, HOUR_SECONDS } from './cached-hour.ts';
import type { SiteSettings } from './page.ts';
import type { SitemapDeps } from './sitemap.ts';
import { escapeXml } from './xml.ts';

/** Products that are read and written at a time. */
const RUN = 500;
/** Runs cached in a process, of half a megabyte each as a rule. */
const CACHED_RUNS = 20;
/** The most that Merchant Center takes, in characters. */
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5000;

interface FeedDeps {
  settings: Pick<SiteSettings, 'shopName' | 'origin' | 'currency'>;
  fork: SitemapDeps['fork'];
  run?: number;
}

/**
 * Handles /feed/products.xml: all products that are sold with the fields of Google Merchant Center, as RSS 2.0. It is
 * written as fast as the client reads it, so that it needs no more memory for a million products than for a thousand.
 */
export function productFeed({ settings, fork, run = RUN }: FeedDeps): RequestHandler {
  const { shopName, origin } = settings;
  const starts = cachedHour(1, () => startsOfRuns(fork(), run));
  const items = cachedHour(CACHED_RUNS, async (number) => {
    const all = await starts(0);
    const products = await productsOfRun(fork(), all[number]!, all[number + 1]);
    return products.map((product) => itemOf(product, settings)).join('');
  });
  return async (_req, res) => {
    const { length } = await starts(0);
    res.set('Cache-Control', `public, max-age=${HOUR_SECONDS}`).type('xml');
    await pipeline(Readable.from(parts(length)), res).catch((error) => {
      // The client left.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  };

  async function* parts(runs: number) {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`;
    yield tags({ title: shopName, link: origin, description: `Products of ${shopName}` });
    for (let number = 0; number < runs; number += 1) yield await items(number);
    yield '</channel>\n</rss>\n';
  }
}

function itemOf(product: ProductRow, { origin, currency }: FeedDeps['settings']): string {
  const { id, name, description, brand, category, price, countInStock } = product;
  return `<item>\n${tags({
    'g:id': id,
    'g:title': name.slice(0, LONGEST_TITLE),
    'g:description': description.slice(0, LONGEST_DESCRIPTION),
    'g:link': origin + addressOf(product),
    'g:image_link': URL.parse(product.image, origin)?.href ?? origin,
    'g:availability': countInStock > 0 ? 'in_stock' : 'out_of_stock',
    'g:price': `${decimalText(price)} ${currency}`,
    'g:brand': brand,
    'g:product_type': category,
    'g:condition': 'new',
    'g:identifier_exists': 'no',
  })}</item>\n`;
}

const tags = (texts: Record<string, string>) =>
  Object.entries(texts)
    .map(([tag, text]) => `<${tag}>${escapeXml(text)}</${tag}>\n`)
    .join('');

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { findImages } from '../../catalog/products/find-images.ts';
import { findVariantsOf } from '../../catalog/products/find-variants.ts';
import { productsOfRun, startsOfRuns } from '../../catalog/products/product-runs.ts';
import { cachedHour, HOUR_SECONDS } from './cached-hour.ts';
import type { FeedChannel } from './feed-channels.ts';
import { itemsOf, tags } from './feed-item.ts';
import type { SiteSettings } from './page.ts';
import type { SitemapDeps } from './sitemap.ts';

/** Products that are read and written at a time. */
const RUN = 100;
/** Runs cached in a process, of one megabyte each as a rule. */
const CACHED_RUNS = 20;
/** Longest pause between two runs. Milliseconds. */
const LONGEST_PAUSE = 100;

/** What the files of the site say of the shop. */
export interface FileSettings extends Pick<SiteSettings, 'origin'> {
  /** Edited while the shop runs, as the next one. */
  shopName(): Promise<string>;
  /** A code of ISO 4217. */
  currency(): Promise<string>;
}

interface FeedDeps {
  channel: FeedChannel;
  settings: FileSettings;
  fork: SitemapDeps['fork'];
  run?: number;
}

/**
 * Handles a feed: all variants of products that are sold with the fields of a program, as RSS 2.0. It is
 * written as fast as the client reads it, so that it needs no more memory for a million products than for a thousand.
 */
export function productFeed({ channel, settings, fork, run = RUN }: FeedDeps): RequestHandler {
  const starts = cachedHour(1, () => startsOfRuns(fork(), run));
  const items = cachedHour(CACHED_RUNS, async (number) => {
    const all = await starts(0);
    const em = fork();
    const products = await productsOfRun(em, all[number]!, all[number + 1]);
    const ids = products.map(({ id }) => id);
    const variants = await findVariantsOf(em, ids);
    const images = await findImages(em, ids);
    const currency = await settings.currency();
    return products
      .map((product, index) =>
        itemsOf(product, variants[index]!, { ...settings, currency, channel, images: images[index]! }),
      )
      .join('');
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
    const { origin } = settings;
    const title = await settings.shopName();
    yield tags(Object.entries({ title, link: origin, description: `Products of ${title}` }));
    for (let number = 0; number < runs; number += 1) {
      const start = performance.now();
      yield await items(number);
      // What was not cached is followed by a pause: half of the process is left to others.
      await pause(Math.min(performance.now() - start, LONGEST_PAUSE));
    }
    yield '</channel>\n</rss>\n';
  }
}

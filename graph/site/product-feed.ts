import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { decimalText } from '#money/cents';
import { findVariantsOf, type VariantRow } from '../catalog/find-variants.ts';
import type { ProductRow } from '../catalog/product-row.ts';
import { addressOf, productsOfRun, startsOfRuns } from '../catalog/product-runs.ts';
import { cachedHour, HOUR_SECONDS } from './cached-hour.ts';
import type { SiteSettings } from './page.ts';
import type { SitemapDeps } from './sitemap.ts';
import { escapeXml } from './xml.ts';

/** Products that are read and written at a time. */
const RUN = 100;
/** Runs cached in a process, of one megabyte each as a rule. */
const CACHED_RUNS = 20;
/** The most that Merchant Center takes, in characters. */
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5000;
/** Of each variant, when there are several: it is repeated in each. */
const LONGEST_OF_VARIANT = 500;

interface FeedDeps {
  settings: Pick<SiteSettings, 'shopName' | 'origin' | 'currency'>;
  fork: SitemapDeps['fork'];
  run?: number;
}

/**
 * Handles /feed/products.xml: all variants of products that are sold with the fields of Google Merchant Center, as RSS 2.0. It is
 * written as fast as the client reads it, so that it needs no more memory for a million products than for a thousand.
 */
export function productFeed({ settings, fork, run = RUN }: FeedDeps): RequestHandler {
  const { shopName, origin } = settings;
  const starts = cachedHour(1, () => startsOfRuns(fork(), run));
  const items = cachedHour(CACHED_RUNS, async (number) => {
    const all = await starts(0);
    const em = fork();
    const products = await productsOfRun(em, all[number]!, all[number + 1]);
    const variants = await findVariantsOf(
      em,
      products.map(({ id }) => id),
    );
    return products.map((product, index) => itemsOf(product, variants[index]!, settings)).join('');
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

/** An item for each variant: those of one product are a group. */
function itemsOf(product: ProductRow, variants: VariantRow[], settings: FeedDeps['settings']): string {
  const isGroup = variants.length > 1;
  return variants.map((variant) => itemOf(product, variant, { ...settings, isGroup })).join('');
}

function itemOf(
  product: ProductRow,
  variant: VariantRow,
  { origin, currency, isGroup }: FeedDeps['settings'] & { isGroup: boolean },
): string {
  const { name, description, brand, category } = product;
  const { price, compareAtPrice, options } = variant;
  const amount = (cents: number) => `${decimalText(cents)} ${currency}`;
  const title = options.length > 0 ? `${name} (${options.join(', ')})` : name;
  return `<item>\n${tags({
    'g:id': variant.id,
    ...(isGroup && { 'g:item_group_id': product.id }),
    'g:title': title.slice(0, LONGEST_TITLE),
    'g:description': description.slice(0, isGroup ? LONGEST_OF_VARIANT : LONGEST_DESCRIPTION),
    'g:link': origin + addressOf(product) + (isGroup ? `?variant=${variant.id}` : ''),
    'g:image_link': URL.parse(product.image, origin)?.href ?? origin,
    'g:availability': variant.countInStock > 0 ? 'in_stock' : 'out_of_stock',
    'g:price': amount(compareAtPrice ?? price),
    ...(compareAtPrice !== null && { 'g:sale_price': amount(price) }),
    ...detailsOf(product, variant),
    'g:brand': brand,
    'g:product_type': category,
    'g:condition': 'new',
    'g:identifier_exists': 'no',
  })}</item>\n`;
}

/** Size and colour, which have tags of their own. */
function detailsOf({ optionNames }: ProductRow, { options }: VariantRow): Record<string, string> {
  const known = optionNames.flatMap((name, index): [string, string][] => {
    if (/^size$/i.test(name)) return [['g:size', options[index]!]];
    return /^colou?r$/i.test(name) ? [['g:color', options[index]!]] : [];
  });
  return Object.fromEntries(known);
}

const tags = (texts: Record<string, string>) =>
  Object.entries(texts)
    .map(([tag, text]) => `<${tag}>${escapeXml(text)}</${tag}>\n`)
    .join('');

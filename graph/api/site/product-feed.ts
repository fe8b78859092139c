import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { decimalText } from '#money/cents';
import { baseUnitOf, netContentText, parseNetContent } from '#money/unit-price';
import { findImages } from '../../catalog/products/find-images.ts';
import { findVariantsOf, type VariantRow } from '../../catalog/products/find-variants.ts';
import type { ProductRow } from '../../catalog/products/product-row.ts';
import { addressOf, productsOfRun, startsOfRuns } from '../../catalog/products/product-runs.ts';
import { plainText } from '../../core/markdown/description.ts';
import { escapeXml } from '../../core/xml.ts';
import { cachedHour, HOUR_SECONDS } from './cached-hour.ts';
import type { SiteSettings } from './page.ts';
import type { SitemapDeps } from './sitemap.ts';

/** Products that are read and written at a time. */
const RUN = 100;
/** Runs cached in a process, of one megabyte each as a rule. */
const CACHED_RUNS = 20;
/** Longest pause between two runs. Milliseconds. */
const LONGEST_PAUSE = 100;
/** The most that Merchant Center takes, in characters. */
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5000;
/** Of each variant, when there are several: it is repeated in each. */
const LONGEST_OF_VARIANT = 500;

/** What the files of the site say of the shop. */
export interface FileSettings extends Pick<SiteSettings, 'origin' | 'currency'> {
  /** Edited while the shop runs. */
  shopName(): Promise<string>;
}

interface FeedDeps {
  settings: FileSettings;
  fork: SitemapDeps['fork'];
  run?: number;
}

/**
 * Handles /feed/products.xml: all variants of products that are sold with the fields of Google Merchant Center, as RSS 2.0. It is
 * written as fast as the client reads it, so that it needs no more memory for a million products than for a thousand.
 */
export function productFeed({ settings, fork, run = RUN }: FeedDeps): RequestHandler {
  const starts = cachedHour(1, () => startsOfRuns(fork(), run));
  const items = cachedHour(CACHED_RUNS, async (number) => {
    const all = await starts(0);
    const em = fork();
    const products = await productsOfRun(em, all[number]!, all[number + 1]);
    const ids = products.map(({ id }) => id);
    const variants = await findVariantsOf(em, ids);
    const images = await findImages(em, ids);
    return products
      .map((product, index) => {
        const paths = new Map(images[index]!.map(({ id, path }) => [id, path]));
        return itemsOf(product, variants[index]!, { ...settings, paths });
      })
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
    yield tags({ title, link: origin, description: `Products of ${title}` });
    for (let number = 0; number < runs; number += 1) {
      const start = performance.now();
      yield await items(number);
      // What was not cached is followed by a pause: half of the process is left to others.
      await pause(Math.min(performance.now() - start, LONGEST_PAUSE));
    }
    yield '</channel>\n</rss>\n';
  }
}

type ItemSettings = FeedDeps['settings'] & {
  /** Of the product's pictures, by their ids. */
  paths: ReadonlyMap<string, string>;
};

/** An item for each variant: those of one product are a group. */
function itemsOf(product: ProductRow, variants: VariantRow[], settings: ItemSettings): string {
  const isGroup = variants.length > 1;
  return variants.map((variant) => itemOf(product, variant, { ...settings, isGroup })).join('');
}

function itemOf(
  product: ProductRow,
  variant: VariantRow,
  { origin, currency, paths, isGroup }: ItemSettings & { isGroup: boolean },
): string {
  const { name, description, brand, category } = product;
  const { price, compareAtPrice, options, image } = variant;
  const amount = (cents: number) => `${decimalText(cents)} ${currency}`;
  const title = options.length > 0 ? `${name} (${options.join(', ')})` : name;
  return `<item>\n${tags({
    'g:id': variant.id,
    ...(isGroup && { 'g:item_group_id': product.id }),
    'g:title': title.slice(0, LONGEST_TITLE),
    'g:description': plainText(description).slice(0, isGroup ? LONGEST_OF_VARIANT : LONGEST_DESCRIPTION),
    'g:link': origin + addressOf(product) + (isGroup ? `?variant=${variant.id}` : ''),
    'g:image_link': URL.parse(paths.get(image?.id ?? '') ?? product.image, origin)?.href ?? origin,
    'g:availability': variant.countInStock > 0 ? 'in_stock' : 'out_of_stock',
    'g:price': amount(compareAtPrice ?? price),
    ...(compareAtPrice !== null && { 'g:sale_price': amount(price) }),
    ...unitPricing(variant),
    ...detailsOf(product, variant),
    'g:brand': brand,
    'g:product_type': category,
    'g:condition': 'new',
    'g:identifier_exists': 'no',
  })}</item>\n`;
}

/** By these Merchant Center shows the unit price itself. */
function unitPricing({ netContent }: VariantRow): Record<string, string> {
  const content = netContent === null ? null : parseNetContent(netContent);
  if (!content) return {};
  const merchant = (unit: string) => MERCHANT_UNITS[unit] ?? unit;
  return {
    'g:unit_pricing_measure': netContentText({ ...content, unit: merchant(content.unit) }),
    'g:unit_pricing_base_measure': `1 ${merchant(baseUnitOf(content))}`,
  };
}
/** How Merchant Center calls units that the shop calls otherwise. */
const MERCHANT_UNITS: Record<string, string> = { m2: 'sqm', m3: 'cbm', piece: 'ct' };

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

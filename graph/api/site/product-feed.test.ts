import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProductImage } from '../../catalog/products/product-image.entity.ts';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { readXml } from '../../proof/testing/read-xml.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { googleChannel, metaChannel } from './feed-channels.ts';
import { productFeed } from './product-feed.ts';

const settings = {
  shopName: async () => 'Lemon & <Co>',
  origin: 'https://shop.example.com',
  currency: async () => 'INR',
};
const hostile = `</g:title>]]><!-- & "two" 'lines'\u0001\ufffe \ud83d\ude00`;
const server = createServer();
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const deps = { settings, fork: () => shop.em(), run: 2 };
  const app = express()
    .get('/feed', productFeed({ ...deps, channel: googleChannel }))
    .get('/meta', productFeed({ ...deps, channel: metaChannel }));
  server.on('request', app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await shop?.close();
});

test('the feed has each product that is sold, as XML that hostile names cannot break', async () => {
  await shop.addProduct({ name: hostile, description: 'x'.repeat(6000), brand: '&amp;', price: 900_000 });
  const tea = await shop.addProduct({
    name: 'Tea',
    energyClass: 'A++ (A+++-D)',
    eprelNumber: '0123456',
    slug: 'tea-お茶',
    image: 'https://[',
    countInStock: 0,
  });
  // Merchant Center wants a day for what is on backorder.
  await shop.em().nativeUpdate(Variant, { id: tea.id }, { backorderLimit: 5 });
  await shop.addProduct({ name: '𝒳'.repeat(100), image: 'https://pictures.example/a?b=1&c=2' });
  await shop.addProduct({ isDraft: true });
  const { product: shoe, variants } = await shop.addVariants(
    { name: 'Shoe', slug: 'shoe', description: '## For\n- **Rain**', optionNames: ['Size', 'Color', 'Heel'] },
    [
      {
        options: ['36', 'Red', 'flat'],
        price: 1000,
        compareAtPrice: 2000,
        netContent: '2.5 m2',
        barcode: '4006381333931',
      },
      { options: ['37', 'Red', 'flat'], price: 3000 },
    ],
  );
  const image = { id: v7(), product: shoe.id, path: '/images/red.webp', alt: '', position: 1 };
  await shop.em().upsert(ProductImage, { ...image, width: null, height: null });
  await shop.em().nativeUpdate(Variant, { id: variants[1]!.id }, { image: image.id });
  const text = await read('/feed');
  const feed = readXml(text);
  expect(feed.title).toEqual(['Lemon & <Co>']);
  expect(feed['g:id']).toHaveLength(5);
  expect(feed['g:title']).toContain(hostile.replace('\u0001', '').replace('\ufffe', ''));
  expect(feed['g:description']).toContain('x'.repeat(5000));
  expect(feed['g:description']?.filter((text) => text === 'For\n\n• Rain')).toHaveLength(2);
  expect(feed['g:price']).toContain('9000.00 INR');
  expect(feed['g:brand']).toContain('&amp;');
  expect(feed['g:link']).toContain(`https://shop.example.com/product/tea-${encodeURIComponent('お茶')}`);
  expect(feed['g:image_link']).toContain('https://pictures.example/a?b=1&c=2');
  expect(feed['g:availability']?.toSorted()).toEqual([
    'in_stock',
    'in_stock',
    'in_stock',
    'in_stock',
    'out_of_stock',
  ]);
  expect(feed['g:item_group_id']).toEqual([shoe.id, shoe.id]);
  expect(feed['g:id']).toContain(variants[1]!.id);
  expect(feed['g:title']).toContain('Shoe (36, Red, flat)');
  expect(feed['g:link']).toContain(`https://shop.example.com/product/shoe?variant=${variants[1]!.id}`);
  expect(feed['g:image_link']?.filter((link) => link.includes('/images/red'))).toEqual([
    'https://shop.example.com/images/red.webp',
  ]);
  expect(feed['g:price']).toEqual(expect.arrayContaining(['20.00 INR', '30.00 INR']));
  expect(feed['g:sale_price']).toEqual(['10.00 INR']);
  expect(feed['g:unit_pricing_measure']).toEqual(['2.5 sqm']);
  expect(feed['g:unit_pricing_base_measure']).toEqual(['1 sqm']);
  expect(feed['g:size']).toEqual(['36', '37']);
  expect(feed['g:color']).toEqual(['Red', 'Red']);
  expect(feed['g:energy_efficiency_class']).toEqual(['A++']);
  expect(feed['g:min_energy_efficiency_class']).toEqual(['D']);
  expect(feed['g:max_energy_efficiency_class']).toEqual(['A+++']);
  expect(text).toContain(
    `<g:certification>
<g:certification_authority>EC</g:certification_authority>
<g:certification_name>EPREL</g:certification_name>
<g:certification_code>0123456</g:certification_code>
</g:certification>`,
  );
  expect(feed['g:certification_code']).toEqual(['0123456']);
  expect(feed['g:gtin']).toEqual(['4006381333931']);
  // Of the four variants without a barcode.
  expect(feed['g:identifier_exists']).toEqual(['no', 'no', 'no', 'no']);
  for (const item of itemsIn(text)) expect(faultsOf(item, GOOGLE)).toEqual([]);
});

test('the feed for Meta has the same items by the fields and words of its catalogue', async () => {
  const many = Array.from({ length: 30 }, (_, at) => `/uploads/${String(at).padStart(32, '0')}-1600.webp`);
  const lamp = await shop.addProduct({ name: 'Lamp, "lit"', description: '', image: many[0] });
  await shop.em().nativeDelete(ProductImage, { product: lamp.id });
  const rows = [...many, '/images/a,b.png'].map((path, position) => ({
    id: v7(),
    product: lamp.id,
    path,
    position,
  }));
  await shop.em().insertMany(ProductImage, rows.reverse());
  await shop.em().nativeUpdate(Variant, { id: lamp.id }, { barcode: '2000000000008' });
  const { variants } = await shop.addVariants({ name: 'Boot', optionNames: ['Size'] }, [
    { options: ['36'], price: 1000, compareAtPrice: 2000, barcode: '96385074', netContent: '2 l' },
  ]);
  const text = await read('/meta');
  const items = itemsIn(text);
  for (const item of items) expect(faultsOf(item, META)).toEqual([]);
  const item = items.find((each) => each['g:id']?.[0] === lamp.id)!;
  expect(item['g:description']).toEqual(['Lamp, "lit"']);
  const jpeg = (at: number) => `https://shop.example.com/uploads/${String(at).padStart(32, '0')}-800.jpg`;
  expect(item['g:image_link']).toEqual([jpeg(0)]);
  expect(item['g:additional_image_link']?.[0]?.split(',')).toEqual(
    Array.from({ length: 20 }, (_, at) => jpeg(at + 1)),
  );
  // A number that the shop gave itself.
  expect(item['g:gtin']).toBeUndefined();
  expect(items.find((each) => each['g:id']?.[0] === variants[0]!.id)).toMatchObject({
    'g:gtin': ['96385074'],
    'g:price': ['20.00 INR'],
    'g:sale_price': ['10.00 INR'],
  });
  expect(text).not.toMatch(/identifier_exists|unit_pricing|in_stock/);
});

interface Field {
  form?: RegExp;
  longest?: number;
  most?: number;
  isRequired?: boolean;
}
const ADDRESS = /^https?:\/\/[^\s,]+$/;
const AMOUNT = /^\d+\.\d{2} [A-Z]{3}$/;
const ENERGY = /^(?:A\+{1,3}|[A-G])$/;
const GTIN = /^(?:\d{8}|\d{12,14})$/;

/** https://support.google.com/merchants/answer/7052112 */
const GOOGLE: Record<string, Field> = {
  id: { isRequired: true, longest: 50 },
  title: { isRequired: true, longest: 150 },
  description: { isRequired: true, longest: 5000 },
  link: { isRequired: true, form: ADDRESS },
  image_link: { isRequired: true, form: /^https?:\/\/\S+$/, longest: 2000 },
  additional_image_link: { form: /^https?:\/\/\S+$/, longest: 2000, most: 10 },
  availability: { isRequired: true, form: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  price: { isRequired: true, form: AMOUNT },
  sale_price: { form: AMOUNT },
  unit_pricing_measure: { form: /^\d+(?:\.\d+)? ?[a-z]+$/ },
  unit_pricing_base_measure: { form: /^\d+ ?[a-z]+$/ },
  brand: { longest: 70 },
  gtin: { form: GTIN },
  energy_efficiency_class: { form: ENERGY },
  min_energy_efficiency_class: { form: ENERGY },
  max_energy_efficiency_class: { form: ENERGY },
  certification_authority: { form: /^EC$/ },
  certification_name: { form: /^EPREL$/ },
  certification_code: { form: /^\d+$/ },
  identifier_exists: { form: /^(?:yes|no)$/ },
  condition: { isRequired: true, form: /^(?:new|refurbished|used)$/ },
  product_type: { longest: 750 },
  item_group_id: { longest: 50 },
  size: { longest: 100 },
  color: { longest: 100 },
};

/** https://developers.facebook.com/docs/commerce-platform/catalog/fields */
const META: Record<string, Field> = {
  id: { isRequired: true, longest: 100 },
  title: { isRequired: true, longest: 200 },
  description: { isRequired: true, longest: 9999 },
  availability: { isRequired: true, form: /^(?:in stock|out of stock|preorder|available for order)$/ },
  condition: { isRequired: true, form: /^(?:new|refurbished|used)$/ },
  price: { isRequired: true, form: AMOUNT },
  link: { isRequired: true, form: ADDRESS },
  image_link: { isRequired: true, form: /^https?:\/\/\S+$/ },
  brand: { isRequired: true, longest: 100 },
  additional_image_link: { form: /^https?:\/\/[^\s,]+(?:,https?:\/\/[^\s,]+){0,19}$/, longest: 2000 },
  sale_price: { form: AMOUNT },
  gtin: { form: GTIN },
  item_group_id: { longest: 100 },
  product_type: { longest: 750 },
  size: { longest: 200 },
  color: { longest: 200 },
};

async function read(path: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  expect(answer.headers.get('content-type')).toContain('application/xml');
  return answer.text();
}

const itemsIn = (feed: string) =>
  [...feed.matchAll(/<item>.*?<\/item>/gs)].map(([item]) =>
    readXml(`<?xml version="1.0" encoding="UTF-8"?>\n${item}`),
  );

/** What a program would say of an item: fields that are missing, unknown, too many, too long or of another form. */
function faultsOf(item: Record<string, string[]>, fields: Record<string, Field>): string[] {
  const missing = Object.keys(fields).filter((name) => fields[name]!.isRequired && !item[`g:${name}`]);
  const wrong = Object.entries(item).filter(([tag, texts]) => {
    const field = fields[tag.replace('g:', '')];
    const { form = /\S/, longest = 5000, most = 1 } = field ?? {};
    return !field || texts.length > most || texts.some((text) => !form.test(text) || text.length > longest);
  });
  return [...missing, ...wrong.map(([tag, texts]) => `${tag}: ${texts.join(' | ').slice(0, 80)}`)];
}

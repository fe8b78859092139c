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
import { productFeed } from './product-feed.ts';

const settings = {
  shopName: async () => 'Lemon & <Co>',
  origin: 'https://shop.example.com',
  currency: 'INR',
};
const hostile = `</g:title>]]><!-- & "two" 'lines'\u0001\ufffe \ud83d\ude00`;
const server = createServer();
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  server.on('request', express().get('/feed', productFeed({ settings, fork: () => shop.em(), run: 2 })));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await shop?.close();
});

test('the feed has each product that is sold, as XML that hostile names cannot break', async () => {
  await shop.addProduct({ name: hostile, description: 'x'.repeat(6000), brand: '&amp;', price: 900_000 });
  await shop.addProduct({ name: 'Tea', slug: 'tea-お茶', image: 'https://[', countInStock: 0 });
  await shop.addProduct({ name: '𝒳'.repeat(100), image: 'https://pictures.example/a?b=1&c=2' });
  await shop.addProduct({ isDraft: true });
  const { product: shoe, variants } = await shop.addVariants(
    { name: 'Shoe', slug: 'shoe', description: '## For\n- **Rain**', optionNames: ['Size', 'Color', 'Heel'] },
    [
      { options: ['36', 'Red', 'flat'], price: 1000, compareAtPrice: 2000, netContent: '2.5 m2' },
      { options: ['37', 'Red', 'flat'], price: 3000 },
    ],
  );
  const image = { id: v7(), product: shoe.id, path: '/images/red.webp', alt: '', position: 1 };
  await shop.em().upsert(ProductImage, { ...image, width: null, height: null });
  await shop.em().nativeUpdate(Variant, { id: variants[1]!.id }, { image: image.id });
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`);
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const feed = readXml(await answer.text());
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
});

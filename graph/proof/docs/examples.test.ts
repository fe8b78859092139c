import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { runGuide } from './run-guide.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.addVariants({ name: 'Runner', optionNames: ['Size'] }, [
    { options: ['41'], countInStock: 0 },
    { options: ['42'], countInStock: 5 },
  ]);
});
afterAll(() => shop?.close());

test('the first order of the guide runs as it stands, in a shop whose newest product has variants', async () => {
  const responses = await runGuide(shop.url);
  expect(responses.map(({ errors, code }) => errors ?? code)).toEqual(responses.map(() => undefined));
  expect(responses.at(-1)).toMatchObject({ data: { placeOrder: { isPaid: true } } });
  expect(responses).toHaveLength(6);
});

test('every operation of the guide is valid', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const guide = readFileSync('docs/api.md', 'utf8');
  const operations = [...guide.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  expect(operations.length).toBeGreaterThan(0);
  expect(operations.flatMap((text) => validate(schema, parse(text)))).toEqual([]);
});

import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../access/query-field.ts';
import { address } from '../testing/buying.ts';
import { countStatements } from '../testing/count-statements.ts';
import { rest } from '../testing/rest.ts';
import { schemaOf } from '../testing/schema-of.ts';
import type { TestClient } from '../testing/test-client.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { largeQueries } from './large-queries.ts';
import { largeShop } from './large-shop.ts';

let shop: TestShop;
let admin: TestClient;
let schema: GraphQLSchema;
const ids: string[] = [];
beforeAll(async () => {
  schema = await schemaOf();
  shop = await testShop();
  admin = await shop.admin();
  for (let n = 0; n < 50; n += 1) ids.push((await shop.addProduct({ countInStock: 1_000 })).id);
  for (const statement of largeShop) await shop.em().execute(statement);
  const lines = ids.slice(0, 10).map((product) => ({ product, qty: 1 }));
  for (let n = 0; n < 20; n += 1) {
    const { body } = await rest(admin, 'POST', '/order', { cartItems: lines, shippingAddress: address });
    ids.push(body._id);
  }
  ids.push(admin.user.id);
});
afterAll(() => shop?.close());

test('what the limits let pass is answered with no more than 2 MB', async () => {
  const queries = fc.sample(largeQueries(schema, ids, 4), { numRuns: 1500, seed: 2 });
  const answers = [];
  for (const { query, variables } of queries) answers.push(await post(admin, query, variables));
  const sizes = answers.map(({ text }) => Buffer.byteLength(text));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000_000);
  // Small queries alone would prove little.
  expect(sizes.filter((size) => size > 200_000).length).toBeGreaterThan(3);
}, 120_000);

test('texts that are longer than the cost reckons with end in a refusal, not in a larger answer', async () => {
  const { status, data, errors } = await post(
    admin,
    '{ products(pageSize: 50) { products { description reviews(first: 3) { comment } } } }',
    {},
  );
  expect({ status, data, errors }).toEqual({
    status: 200,
    data: null,
    errors: [
      {
        message: expect.stringMatching(/^This request has \d{7} bytes of answer; the limit is 2000000\.$/),
        extensions: { code: 'QUERY_TOO_COSTLY' },
      },
    ],
  });
});

test('any selection below one field costs at most twelve statements, however long the lists are', async () => {
  // The money check, which also its state comes from, reads all records once.
  const queries = fc.sample(largeQueries(schema, ids, 1), { numRuns: 150, seed: 2 });
  const counts = [];
  for (const { query, variables } of queries.filter(({ query }) => !/moneyCheck|moneyState/.test(query)))
    counts.push({ query, statements: await countStatements(() => post(admin, query, variables)) });
  expect(counts.length).toBeGreaterThan(100);
  expect(counts.filter(({ statements }) => statements > 12)).toEqual([]);
}, 120_000);

test('fifty products with their reviews and who wrote them cost three statements', async () => {
  const query =
    '{ products(pageSize: 50) { total products { name reviews(first: 3) { name verifiedBuyer } } } }';
  expect(await countStatements(() => post(admin, query, {}))).toBe(3);
});

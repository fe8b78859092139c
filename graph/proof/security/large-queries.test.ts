import fc from 'fast-check';
import { type GraphQLSchema, lexicographicSortSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../access/query-field.ts';
import { address } from '../testing/buying.ts';
import { countStatements, statementsOf } from '../testing/count-statements.ts';
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
  // The order of fields, and with it the sample, depends on which files were loaded first.
  schema = lexicographicSortSchema(await schemaOf());
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
  const queries = fc.sample(largeQueries(schema, ids, 4), { numRuns: 3500, seed: 3 });
  const answers = [];
  for (const { query, variables } of queries) answers.push(await post(admin, query, variables));
  const sizes = answers.map(({ text }) => Buffer.byteLength(text));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000_000);
  // Small queries alone would prove little.
  expect(sizes.filter((size) => size > 200_000).length).toBeGreaterThan(3);
}, 240_000);

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

test('no selection below one field sends a statement once for each entry of a list', async () => {
  // The money check, which also its state comes from, reads all records once.
  const queries = fc.sample(largeQueries(schema, ids, 1), { numRuns: 400, seed: 2 });
  const counts = [];
  for (const { query, variables } of queries.filter(({ query }) => !/moneyCheck|moneyState/.test(query))) {
    const texts = await statementsOf(() => post(admin, query, variables));
    counts.push({ query, statements: texts.length, repeats: mostRepeats(texts) });
  }
  expect(counts.length).toBeGreaterThan(300);
  expect(counts.filter(({ repeats }) => repeats > 3)).toEqual([]);
  expect(counts.filter(({ statements }) => statements > 30)).toEqual([]);
}, 120_000);

/** How often the most frequent statement was sent. The length of its lists of values does not matter. */
function mostRepeats(texts: string[]): number {
  const times = Map.groupBy(texts, (text) => text.replaceAll(/\(\?(?:, ?\?)*\)/g, '(?)'));
  return Math.max(0, ...[...times.values()].map(({ length }) => length));
}

test('fifty products with their reviews and who wrote them cost three statements', async () => {
  const query =
    '{ products(pageSize: 50) { total products { name reviews(first: 3) { name verifiedBuyer } } } }';
  expect(await countStatements(() => post(admin, query, {}))).toBe(3);
});

import fc from 'fast-check';
import { type GraphQLSchema, lexicographicSortSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FieldResponse, post, rootField, waysBelow } from '../access/query-field.ts';
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
/** The answers to each field of Query alone, with other arguments and selections each time. */
const alone: { query: string; bytes: number; statements: number; repeats: number }[] = [];
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
  for (const root of Object.keys(schema.getQueryType()!.getFields())) {
    const queries = largeQueries(schema, ids, 1, (name) => name === root);
    for (const { query, variables } of fc.sample(queries, { numRuns: 4, seed: 2 })) {
      let bytes = 0;
      const texts = await statementsOf(async () => {
        bytes = bytesOf(await post(admin, query, variables));
      });
      alone.push({ query, bytes, statements: texts.length, repeats: mostRepeats(texts) });
    }
  }
});
afterAll(() => shop?.close());

test('what the limits let pass is answered with no more than 2 MB', async () => {
  // Only the long texts of the shop make an answer large: other fields, which are asked alone, add little.
  const queries = fc.sample(largeQueries(schema, ids, 4, hasLongTexts), { numRuns: 600, seed: 3 });
  const sizes = alone.map(({ bytes }) => bytes);
  for (const { query, variables } of queries) sizes.push(bytesOf(await post(admin, query, variables)));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000_000);
  // Small queries alone would prove little.
  expect(sizes.filter((size) => size > 200_000).length).toBeGreaterThan(5);
});

/** Whether texts that `largeShop` makes long can be read below a field of Query. */
const hasLongTexts = (name: string) =>
  [...waysBelow(name, rootField(schema, `Query.${name}`))].some(([, field]) =>
    /\.(description\w*|comment|note)$/.test(field),
  );

const bytesOf = ({ text }: FieldResponse) => Buffer.byteLength(text);

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

test('no selection below one field sends a statement once for each entry of a list', () => {
  // The money check, which also its state comes from, reads all records once.
  const counts = alone.filter(({ query }) => !/moneyCheck|moneyState/.test(query));
  expect(counts.length).toBeGreaterThan(300);
  expect(counts.filter(({ repeats }) => repeats > 3)).toEqual([]);
  expect(counts.filter(({ statements }) => statements > 30)).toEqual([]);
});

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

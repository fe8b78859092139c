import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

/** Recommendations that are not followed, by the audit's id. */
const notFollowed = {
  // Clients that accept plain application/json get a 400 as well, so that logs and monitors see the refusal.
  '572B': 'SHOULD use 200 status code on document parsing failure when accepting application/json',
  FDE2: 'SHOULD use 200 status code on document validation failure when accepting application/json',
  '7B9B': 'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
};

test('the API speaks GraphQL over HTTP as its specification demands', async () => {
  const results = await auditServer({ url: `${shop.url}/graphql` });
  const withStatus = (wanted: string) => results.filter(({ status }) => status === wanted);
  expect(results.length).toBeGreaterThan(60);
  expect(withStatus('error')).toEqual([]);
  expect(Object.fromEntries(withStatus('warn').map(({ id, name }) => [id, name]))).toEqual(notFollowed);
});

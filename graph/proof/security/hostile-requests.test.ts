import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { attack } from './attack.ts';
import { faultsOf } from './judge-response.ts';
import { readSurface } from './read-surface.ts';
import { makeTargets } from './targets.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const ROUNDS = 70;
const count = 50;

test.each([
  [503, '{"message":"Later.","code":"SERVICE_UNAVAILABLE"}'],
  [200, '{"errors":[{"message":"Sorry.","extensions":{"code":"INTERNAL"}}]}'],
  [400, '{"message":"select id from users"}'],
  [200, '{"errors":[{"message":"at graph/server/app.ts:4"}]}'],
  [404, '<pre>Cannot GET</pre>'],
  [400, '{"message":""}'],
])('an answer of %i with %s is a finding', (status, text) => {
  expect(faultsOf({ status, text })).not.toEqual([]);
});

test('no request by any role to any operation fails with an internal error or reveals internals', async () => {
  const surface = await readSurface(shop.url);
  const fields = [surface.schema.getQueryType()!, surface.schema.getMutationType()!].flatMap((type) =>
    Object.keys(type.getFields()),
  );
  const left = new Set([...fields, ...surface.rest.map(({ method, path }) => `${method} ${path}`)]);
  const taken = { graphql: 0, rest: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const attackers = { guest: shop.guest(), shopper: await shop.shopper(), admin: await shop.admin() };
    const ids = await makeTargets(attackers.shopper, attackers.admin);
    for await (const { request, response, faults } of attack(attackers, surface, {
      ids,
      count,
      seed: round * count,
    })) {
      expect(faults, `${JSON.stringify(request)}\n${response.text}`).toEqual([]);
      left.delete(request.operation);
      if (response.status < 300 && !response.text.startsWith('{"errors"'))
        taken[request.path === '/graphql' ? 'graphql' : 'rest'] += 1;
    }
  }
  expect([...left]).toEqual([]);
  // Early refusals alone would prove little.
  expect(taken.graphql).toBeGreaterThan(60);
  expect(taken.rest).toBeGreaterThan(60);
}, 120_000);

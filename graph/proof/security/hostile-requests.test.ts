import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { type Attacked, attack, send } from './attack.ts';
import { hostileRequestsToEach } from './hostile-requests.ts';
import { faultsOf } from './judge-response.ts';
import { readSurface } from './read-surface.ts';
import { makeTargets } from './targets.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const ROUNDS = 12;
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
  const judge = ({ request, response, faults }: Attacked) => {
    expect(faults, `${JSON.stringify(request)}\n${response.text}`).toEqual([]);
    left.delete(request.operation);
    if (response.status < 300 && !response.text.startsWith('{"errors"'))
      taken[request.path === '/graphql' ? 'graphql' : 'rest'] += 1;
  };
  const recruit = async () => {
    const attackers = { guest: shop.guest(), shopper: await shop.shopper(), admin: await shop.admin() };
    return { attackers, ids: await makeTargets(attackers.shopper, attackers.admin) };
  };

  const { ids } = await recruit();
  for (const [seed, requests] of hostileRequestsToEach(surface, ids).entries()) {
    // A new one each time: a request may end the session.
    const admin = await shop.admin();
    for (const request of fc.sample(requests, { numRuns: 1, seed })) judge(await send(admin, request));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const { attackers, ids } = await recruit();
    for await (const each of attack(attackers, surface, { ids, count, seed: round * count })) judge(each);
  }
  expect([...left]).toEqual([]);
  // Early refusals alone would prove little.
  expect(taken.graphql).toBeGreaterThan(30);
  expect(taken.rest).toBeGreaterThan(30);
});

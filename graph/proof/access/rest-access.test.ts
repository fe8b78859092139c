import { afterAll, beforeAll, expect, test } from 'vitest';
import { restApi } from '../../api/rest/rest-api.ts';
import { described, rows } from '../../api/rest/routes.ts';
import { declared } from '../../server/modules.ts';
import type { TestClient } from '../testing/test-client.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { fingerprint } from './fingerprint.ts';
import { askPath, pathOf, requestedPaths, restCalls } from './rest-calls.ts';
import { codeOfStatus, restResponses } from './rest-responses.ts';
import { callers, deletedShopper, leaksTo, quietShop, responseTo, setStage } from './stage.ts';

let shop: TestShop;
let deleted: TestClient;
beforeAll(async () => {
  shop = await quietShop();
  deleted = await deletedShopper(shop);
});
afterAll(() => shop?.close());

test('every path of the REST table has a row, and every row has a path', () => {
  const paths = described.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const named = Object.keys(restResponses);
  expect([...new Set(named.map(pathOf))].sort()).toEqual(paths.sort());
  expect(Object.keys(restCalls).sort()).toEqual(named.sort());
});

test('nothing is served below /api but the table, its description and what it says of itself', () => {
  const { stack } = restApi({
    apollo: null!,
    contextOf: null!,
    shopName: async () => 'Citron',
    httpStatus: declared.httpStatus,
  });
  const served = stack.flatMap(({ route }) =>
    route
      ? route.stack
          .filter(({ method }) => method !== 'options')
          .map(({ method }) => `${method} ${route.path}`)
      : [],
  );
  const table = rows.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map((each) => `${method} ${each.replace('{id}', ':id')}`),
  );
  expect(served.sort()).toEqual(['get /docs', 'get /openapi.json', ...table].sort());
});

test.each(requestedPaths(Object.keys(restResponses)))(
  '$method $path ($row) responds to each role as the matrix says',
  async (asked) => {
    const stage = await setStage(shop, deleted);
    const call = await restCalls[asked.row]!(stage);
    const expected: Record<string, number> = {};
    const found: Record<string, number> = {};
    for (const caller of callers) {
      expected[caller] = responseTo(restResponses[asked.row]!, caller);
      const before = await fingerprint(shop);
      const { status, body } = await askPath(stage[caller], asked, call);
      found[caller] = status;
      expect(leaksTo(stage, caller, JSON.stringify(body)), caller).toEqual([]);
      if (status < 400) continue;
      expect(body, caller).toEqual({ message: expect.stringMatching(/./), code: codeOfStatus[status] });
      expect((await fingerprint(shop)) === before, `${caller} is refused and changes nothing`).toBe(true);
    }
    expect(found).toEqual(expected);
  },
);

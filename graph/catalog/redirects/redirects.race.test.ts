import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { SaveRedirectDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Redirect } from './redirect.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
});
afterAll(() => shop?.close());

test('two that are saved at once do not lead to each other', async () => {
  const admin = await shop.admin();
  const save = (from: string, to: string) => admin.execute(SaveRedirectDocument, { input: { from, to } });
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [`/a${round}`, `/b${round}`];
    const both = await Promise.all([save(a, b), save(b, a)]);
    expect(both.map(({ code }) => code).sort()).toEqual(['BAD_USER_INPUT', undefined]);
  }
  expect(await shop.em().count(Redirect)).toBe(5);
});

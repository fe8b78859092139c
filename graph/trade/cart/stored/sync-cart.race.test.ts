import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../proof/testing/fresh-database.ts';
import { DeleteUserDocument, SyncCartDocument } from '../../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { StoredCart } from './stored-cart.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
});
afterAll(() => shop?.close());

const line = (id: string) => ({ productId: id, variantId: id, qty: 1 });
type Content = { lines: ReturnType<typeof line>[]; codes: string[] };

test('first syncs of an account at once make one cart, which has everything', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await shop.shopper();
    const added = Array.from({ length: 10 }, () => crypto.randomUUID());
    await Promise.all(
      added.map((id) => person.must(SyncCartDocument, { input: { lines: [line(id)], codes: [] } })),
    );
    const { lines } = await shop.em().findOneOrFail(StoredCart, { user: person.user.id });
    expect(lines.map(({ variantId }) => variantId).sort()).toEqual(added.sort());
  }
});

test('two devices that sync at once lose nothing, 50 times', async () => {
  const person = await shop.shopper();
  const devices: Content[] = [
    { lines: [], codes: [] },
    { lines: [], codes: [] },
  ];
  const added: string[] = [];
  for (let round = 0; round < 50; round++) {
    const news = devices.map(() => crypto.randomUUID());
    added.push(...news);
    await Promise.all(
      devices.map(async (base, device) => {
        const input = { base, codes: [], lines: [...base.lines, line(news[device]!)] };
        const { syncCart } = await person.must(SyncCartDocument, { input });
        const lines = syncCart.lines.map(({ productId, variantId, qty }) => ({ productId, variantId, qty }));
        devices[device] = { lines, codes: [] };
      }),
    );
  }
  const { lines } = await shop.em().findOneOrFail(StoredCart, { user: person.user.id });
  expect(lines.map(({ variantId }) => variantId).sort()).toEqual(added.sort());
});

test('a cart that is synced while its account is deleted is not left behind', async () => {
  const admin = await shop.admin();
  for (let round = 0; round < 5; round++) {
    const person = await shop.shopper();
    const input = { lines: [line(crypto.randomUUID())], codes: [] };
    await Promise.all([
      admin.must(DeleteUserDocument, { id: person.user.id }),
      ...Array.from({ length: 8 }, () => person.execute(SyncCartDocument, { input })),
    ]);
    expect(await shop.em().count(StoredCart, { user: person.user.id })).toBe(0);
  }
});

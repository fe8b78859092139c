import { afterAll, beforeAll, expect, test } from 'vitest';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { RevokeAdminDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { User } from './user.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterAll(() => shop?.close());

test('of two admins who take the right from each other at the same time one is left', async () => {
  const [ada, bob] = [await shop.admin(), await shop.admin()];
  const revoke = (client: TestClient, { user }: TestClient) =>
    client.execute(RevokeAdminDocument, { userId: user.id });
  let late: ReturnType<typeof revoke> | undefined;
  const first = await atFailpoint(
    'account.adminsLocked',
    () => {
      late = revoke(bob, ada);
      return untilBlocked(shop);
    },
    () => revoke(ada, bob),
  );
  expect(first.code).toBeUndefined();
  expect((await late)?.code).toBe('UNAUTHENTICATED');
  expect((await shop.em().find(User, { isAdmin: true })).map(({ id }) => id)).toEqual([ada.user.id]);
});

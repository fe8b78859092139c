import { afterAll, beforeAll, expect, test } from 'vitest';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { RemoveStaffDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { User } from '../accounts/user.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterAll(() => shop?.close());

test.each([0, 1])(
  'of two people who take STAFF from each other at once one keeps it (%i first)',
  async (one) => {
    const pair = [await shop.staff('STAFF'), await shop.staff('STAFF')] as const;
    const [first, second] = [pair[one]!, pair[1 - one]!];
    const remove = (by: TestClient, { user }: TestClient) =>
      by.execute(RemoveStaffDocument, { userId: user.id });
    let late: ReturnType<typeof remove> | undefined;
    const won = await atFailpoint(
      'account.rightsLocked',
      () => {
        late = remove(second, first);
        return untilBlocked(shop);
      },
      () => remove(first, second),
    );
    expect([won.code, (await late)?.code]).toEqual([undefined, 'FORBIDDEN']);
    const left = await shop.em().find(User, { id: { $in: [first.user.id, second.user.id] } });
    expect(left.filter(({ permissions }) => permissions.length > 0).map(({ id }) => id)).toEqual([
      first.user.id,
    ]);
  },
);

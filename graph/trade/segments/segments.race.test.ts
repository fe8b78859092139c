import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { CreateSegmentDocument, DeleteSegmentDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { lockSegmentTable } from './lock-names.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterAll(() => shop?.close());

test('a deletion waits for a rename before it locks the row, so that they do not deadlock', async () => {
  const admin = await shop.admin();
  const input = { name: 'Regulars', filter: { minOrders: 2 } };
  const { createSegment } = await admin.must(CreateSegmentDocument, { input });
  const { id } = createSegment.segment;
  let deletion: Promise<{ code?: string | undefined }> | undefined;
  await shop.em().transactional(async (em) => {
    await lockSegmentTable(em);
    deletion = admin.execute(DeleteSegmentDocument, { input: { id } });
    await untilBlocked(shop);
    // As a rename does next. `nowait`: PostgreSQL would end a deadlock, and the deletion be repeated.
    await em.execute('select from segments where id = ? for no key update nowait', [id]);
  });
  expect((await deletion)?.code).toBeUndefined();
});

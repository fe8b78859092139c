import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  DeleteManufacturerDocument,
  SaveManufacturerDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { lockManufacturerTable } from './lock-manufacturer-table.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterAll(() => shop?.close());

test('a deletion waits for a save before it locks the row, so that they do not deadlock', async () => {
  const admin = await shop.admin();
  const contact = { postalAddress: '1 Ringstrasse', electronicAddress: 'safety@maker.example' };
  const { saveManufacturer } = await admin.must(SaveManufacturerDocument, {
    input: { name: 'Maker', ...contact },
  });
  const { id } = saveManufacturer.manufacturer;
  let deletion: Promise<{ code?: string | undefined }> | undefined;
  await shop.em().transactional(async (em) => {
    await lockManufacturerTable(em);
    deletion = admin.execute(DeleteManufacturerDocument, { input: { id } });
    await untilBlocked(shop);
    // As a save does next. `nowait`: PostgreSQL would end a deadlock, and the deletion be repeated.
    await em.execute('select from manufacturers where id = ? for no key update nowait', [id]);
  });
  expect((await deletion)?.code).toBeUndefined();
});

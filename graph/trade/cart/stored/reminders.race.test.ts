import { afterAll, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../../core/due-rows.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { Mail } from '../../../platform/mail/mail.entity.ts';
import { freshDatabase } from '../../../proof/testing/fresh-database.ts';
import {
  AllowCartRemindersDocument,
  SaveCartSettingsDocument,
  SyncCartDocument,
} from '../../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { reminderQueue } from './reminder-queue.ts';
import { StoredCart } from './stored-cart.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
});
afterAll(() => shop?.close());

test('two processes send one mail about a cart, also when both work on it', async () => {
  const admin = await shop.admin();
  await admin.must(SaveCartSettingsDocument, { input: { version: 0, remindAfterHours: 1 } });
  for (let round = 0; round < 10; round++) {
    const person = await shop.shopper();
    await shop.em().nativeUpdate(User, person.user.id, { emailVerifiedAt: new Date() });
    await person.must(AllowCartRemindersDocument, { allowed: true });
    const lines = [{ productId: 'lamp', variantId: 'lamp', qty: 1 }];
    await person.must(SyncCartDocument, { input: { lines, codes: [] } });
    shop.clock.advance(2 * 60 * 60_000);
    const { id } = await shop.em().findOneOrFail(StoredCart, { user: person.user.id });
    const deps = { ...shop, em: shop.em() };
    const lease = { id, attempts: 1 };
    await Promise.all([
      workDueRows(deps, reminderQueue, shop),
      workDueRows(deps, reminderQueue, shop),
      // As after a lease that ended while its process hung.
      ...Array.from({ length: 8 }, () => reminderQueue.work(deps, lease)),
    ]);
    expect(await shop.em().count(Mail, { userId: person.user.id, type: 'cart.reminder' })).toBe(1);
    expect(await shop.em().findOne(StoredCart, id)).toMatchObject({ reminders: 1 });
  }
});

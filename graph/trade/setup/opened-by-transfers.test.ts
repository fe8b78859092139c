import { afterAll, beforeAll, expect, test } from 'vitest';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { checkoutInput } from '../../proof/testing/buying.ts';
import { SetupDocument, StartCheckoutDocument } from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

/** The shop as the version before has left it, after the migrations of this one. */
async function upgraded() {
  await shop.em().execute(`delete from mikro_orm_migrations where name = '0174-opened-by-transfers'`);
  await shop.orm.migrator.up();
  return (await (await shop.admin()).must(SetupDocument)).setup.isOpen;
}

test('an upgrade leaves a shop with test payments open that shoppers paid by transfer, and no other', async () => {
  const { id } = await shop.addProduct();
  await offerAllWaysToPay(shop);
  const shopper = await shop.shopper();
  const { input } = checkoutInput([{ productId: id, qty: 1 }]);
  await shopper.must(StartCheckoutDocument, { input });
  await shop.em().nativeUpdate(Setting, { key: 'opening' }, { value: { isListHidden: true } });
  expect(await upgraded()).toBe(false);
  await shop.em().nativeDelete(Setting, { key: 'opening' });
  expect(await upgraded()).toBe(false);
  await offerOpen();
  await orderLater(shopper, id, 'transfer');
  await shop.em().nativeUpdate(Setting, { key: 'opening' }, { value: { isListHidden: true } });
  expect(await upgraded()).toBe(true);
  const { value } = await shop.em().findOneOrFail(Setting, { key: 'opening' });
  expect(value).toMatchObject({ isListHidden: true });
});

const offerOpen = () =>
  shop.em().insert(Setting, {
    ...{ key: 'opening', value: { openedAt: '2026-11-01T00:00:00Z' }, version: 1, updatedAt: new Date() },
  });

import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryDates, deliveryText, type Handling } from '#money/delivery-dates';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import { mailSettingsOf } from '../../proof/testing/mail-settings-of.ts';
import {
  CartDocument,
  SaveSettingGroupDocument,
  SaveShippingMethodDocument,
  StartCheckoutDocument,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { readOrder } from '../payments/mails/mailed-order.ts';
import { orderParts } from '../payments/mails/order-mail.tsx';
import { deliverySettings } from './delivery-settings.ts';

const DAY_MS = 24 * 60 * 60_000;
const handling: Handling = {
  handlingDays: 2,
  cutOff: '14:00',
  workingDays: 'mon_sat',
  timeZone: 'UTC',
  closedDays: null,
};
const parcel = { kind: 'delivery', daysMin: 1, daysMax: 3 } as const;

let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
let lines: { productId: string; qty: number }[];
beforeAll(async () => {
  shop = await testShop();
  [admin, shopper] = await Promise.all([shop.admin(), shop.shopper()]);
  lines = [{ productId: (await shop.addProduct({ price: 20_00, countInStock: 100 })).id, qty: 1 }];
});
afterAll(() => shop?.close());

const saveHandling = (values: Record<string, string>, version = 0) =>
  admin.execute(SaveSettingGroupDocument, {
    input: {
      name: 'delivery',
      version,
      values: Object.entries(values).map(([name, value]) => ({ name, value })),
    },
  });
const quote = async () => (await shop.guest().must(CartDocument, { lines })).cart.shippingMethods;

test('a method without days has no dates', async () => {
  expect(await quote()).toMatchObject([{ name: 'Standard', delivery: null }]);
});

test.each(['24:00', '9:00', '14', '14:60', 'noon'])('a cut-off of %s is refused', async (cutOff) => {
  const { code } = await saveHandling({ cutOff });
  expect(code).toBe('BAD_USER_INPUT');
});

test.each([
  ...['2026-02-30', '25.12.2026', 'christmas', '2026-12-24..', '2026-12-25..2026-12-24', '1999-12-25'],
  '2026-01-01..2026-03-02',
])('closed days of %s are refused', async (closedDays) => {
  const { code } = await saveHandling({ closedDays });
  expect(code).toBe('BAD_USER_INPUT');
});

test('closed days are stored one by one, in their order', () => {
  const { read } = deliverySettings.fields.closedDays;
  expect(read('2027-01-01, 2026-12-24..2026-12-26;2026-12-25')).toBe(
    '2026-12-24 2026-12-25 2026-12-26 2027-01-01',
  );
  expect(read('2026-01-01..2026-03-01')?.split(' ')).toHaveLength(60);
  expect(read(' ')).toBeNull();
});

test('a quote says when an order arrives, and the order keeps and the mail says what was said', async () => {
  const { errors } = await saveHandling({ handlingDays: '2', cutOff: '14:00', workingDays: 'mon_sat' });
  expect(errors).toEqual([]);
  const { data: added } = await admin.execute(SaveShippingMethodDocument, {
    input: {
      name: 'Parcel',
      kind: 'DELIVERY',
      price: 5_00,
      daysMin: 1,
      daysMax: 3,
      isActive: true,
      version: 0,
    },
  });
  const shippingMethodId = added!.saveShippingMethod.methods.at(-1)!.id;
  const expected = () => deliveryDates(shop.ports.now(), handling, parcel)!;
  const before = expected();
  const [, quoted] = await quote();
  const input = { ...checkoutInput(lines).input, shippingMethodId };
  const { data } = await shopper.execute(StartCheckoutDocument, { input });
  // A cut-off or midnight may be between them.
  const possible = [before, expected()];
  expect(possible).toContainEqual(quoted?.delivery);
  const payment = await shop.pay(data!.startCheckout);
  const { data: placed } = await place(shopper, data!.startCheckout, payment);
  const { id } = await shop.em().findOneOrFail(Order, placed!.placeOrder.id);
  const text = async (change: (order: Order) => void) => {
    const read = await readOrder({ em: shop.em(), settings: await mailSettingsOf(shop) }, { orderId: id });
    expect(possible).toContainEqual(read.order.shippingMethod?.delivery);
    change(read.order);
    return orderParts(await mailSettingsOf(shop), read, { place: 'Goes to' }).more.text;
  };
  const said = possible.map((dates) => `Arrives\n${deliveryText(dates)}`);
  const isSaid = (mail: string) => said.some((each) => mail.includes(each));
  expect(isSaid(await text(() => {}))).toBe(true);
  // No day is promised for units that are not there.
  const owed = [{ ...lines[0]!, qty: 101 }];
  await admin.must(UpdateVariantDocument, { id: lines[0]!.productId, input: { backorderLimit: 5 } });
  const { cart } = await shop.guest().must(CartDocument, { lines: owed });
  expect(cart.shippingMethods[1]).toMatchObject({ name: 'Parcel', delivery: null });
  // What was counted from the order does not hold for one that is paid days later, and says nothing of one that is shipped.
  const paidLater = (order: Order) => {
    order.paidAt = new Date(order.createdAt.getTime() + DAY_MS);
  };
  const shipped = (order: Order) => {
    order.shippedAt = new Date();
  };
  for (const change of [paidLater, shipped]) expect(await text(change)).not.toContain('Arrives');
  expect(await shop.violations()).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { mailedToken } from '../../proof/testing/mailed-token.ts';
import {
  CreateCustomFieldDocument,
  CustomerFieldsDocument,
  CustomersDocument,
  type CustomFieldFilterInput,
  EraseUserDocument,
  MarkDeliveredDocument,
  PersonalDataDocument,
  ResendVerificationDocument,
  SetCustomerFieldsDocument,
  VerifyEmailDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';

let shop: TestShop;
let admin: TestClient;
let clerk: TestClient;
let productId: string;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  [admin, clerk] = [await shop.admin(), await shop.staff('ORDERS')];
  productId = (await shop.addProduct({ countInStock: 1000 })).id;
  for (const input of [{ label: 'VAT checked on', type: 'DATE' }, { label: 'Remark' }] as const)
    await admin.must(CreateCustomFieldDocument, { input: { subject: 'CUSTOMER', ...input } });
});
afterAll(() => shop?.close());

/** Who owns a new, delivered order. */
async function buy(client: TestClient): Promise<string> {
  const checkout = await startCheckout(client, productId);
  const { id } = (await place(client, checkout, await shop.pay(checkout))).data!.placeOrder;
  await admin.must(MarkDeliveredDocument, { id });
  return (await shop.em().findOneOrFail(Order, id)).owner.id;
}
const set = (id: string, key: string, value: string, expected?: string | null) =>
  clerk.execute(SetCustomerFieldsDocument, { input: { id, customFields: [{ key, value, expected }] } });
const read = async (id: string) =>
  (await clerk.must(CustomerFieldsDocument, { id })).customer.customFields.map(
    ({ key, value }) => `${key}: ${value}`,
  );

test('staff give a customer values, and what is wrong or stale is refused', async () => {
  const id = await buy(await shop.shopper());
  expect((await set(id, 'vat_checked_on', '2026-11-04')).code).toBeUndefined();
  expect((await set(id, 'vat_checked_on', 'today')).code).toBe('BAD_USER_INPUT');
  expect((await set(id, 'vat_checked_on', '2026-11-05', null)).code).toBe('CONFLICT');
  expect((await set(id, 'remark', 'Calls on Mondays')).code).toBeUndefined();
  expect(await read(id)).toEqual(['vat_checked_on: 2026-11-04', 'remark: Calls on Mondays']);
  const events = (await shop.events('customer.fields_changed')).filter(({ subjectId }) => subjectId === id);
  expect(events.map(({ data }) => data)).toEqual([
    { changed: ['customFields.vat_checked_on'] },
    { changed: ['customFields.remark'] },
  ]);
});

test('values of a guest are those of the customer, and go to the account that confirms the address', async () => {
  shop.settings.sendsMails = true;
  const stranger = await shop.shopper();
  const { id, email } = stranger.user;
  const first = await buy(await shop.guestBuyer(email));
  await set(first, 'remark', 'Of the first guest');
  const second = await buy(await shop.guestBuyer(email));
  expect(await read(second)).toEqual(['remark: Of the first guest']);
  await set(second, 'vat_checked_on', '2026-11-04');
  expect(await read(first)).toEqual(['vat_checked_on: 2026-11-04', 'remark: Of the first guest']);
  await buy(stranger);
  await set(id, 'remark', 'Of the account');
  expect(await read(id)).toEqual(['remark: Of the account']);
  await stranger.must(ResendVerificationDocument);
  await stranger.must(VerifyEmailDocument, { token: await mailedToken(shop, 'account.verify') });
  expect(await read(id)).toEqual(['vat_checked_on: 2026-11-04', 'remark: Of the account']);
  const left = await shop.em().execute('select 1 from custom_values where subject_id = ?', [first]);
  expect(left).toEqual([]);
  shop.settings.sendsMails = false;
});

test('the list of customers is filtered by the values that customers show, in any order of it', async () => {
  const list = (customField: CustomFieldFilterInput, more = {}, client = clerk) =>
    client.execute(CustomersDocument, { customField, ...more });
  const idsOf = async (customField: CustomFieldFilterInput, more = {}) =>
    (await list(customField, more)).data!.customers.nodes.map(({ id }) => id);
  const email = 'guest-with-values@example.com';
  const head = await buy(await shop.guestBuyer(email));
  const other = await buy(await shop.guestBuyer(email));
  const remarkOf = (id: string, value: string) =>
    shop
      .em()
      .execute(
        "insert into custom_values select ?::uuid, id, ? from custom_fields where subject = 'customer' and key = 'remark'",
        [id, value],
      );
  await remarkOf(other, 'Only of the later guest');
  const orders = ['CREATED_AT', 'NAME', 'EMAIL', 'LAST_ORDER', 'ORDERS', 'SPENT'] as const;
  for (const sortBy of orders)
    expect(await idsOf({ key: 'remark', beginsWith: 'only of' }, { sortBy })).toEqual([head]);
  await remarkOf(head, 'Of the first guest, shown');
  expect(await idsOf({ key: 'remark', beginsWith: 'only of' })).toEqual([]);
  expect(await idsOf({ key: 'remark', beginsWith: 'of the first guest, shown' })).toEqual([head]);
  expect(await idsOf({ key: 'remark', beginsWith: 'of the' }, { keyword: email })).toEqual([head]);
  await shop
    .em()
    .execute(
      "insert into custom_values select gen_random_uuid(), id, 'Of the many' from custom_fields, generate_series(1, 50001) where key = 'remark'",
    );
  expect(await idsOf({ key: 'remark', beginsWith: 'of the' }, { keyword: email })).toEqual([head]);
  expect(await idsOf({ key: 'remark', beginsWith: 'of the first guest, sh' })).toEqual([head]);
  expect((await list({ key: 'remark', from: 'a' })).code).toBe('BAD_USER_INPUT');
  expect((await list({ key: 'shelf', equals: 'a' })).code).toBe('BAD_USER_INPUT');
  const seller = await shop.staff('PRODUCTS');
  expect((await list({ key: 'remark', equals: 'a' }, {}, seller)).code).toBe('FORBIDDEN');
});

test('values are exported and erased with the person', async () => {
  const id = await buy(await shop.shopper());
  await set(id, 'remark', 'Canary');
  const { personalData } = await admin.must(PersonalDataDocument, { userId: id });
  expect(JSON.stringify(personalData)).toContain('Canary');
  await admin.must(EraseUserDocument, { id });
  expect(await shop.em().execute('select 1 from custom_values where subject_id = ?', [id])).toEqual([]);
});

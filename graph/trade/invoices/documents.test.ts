import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { issueToken } from '../../people/accounts/tokens/tokens.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { enterSeller, invoicesOf, issueDocuments, paidOrder } from '../../proof/testing/invoicing.ts';
import {
  CancelOrderItemsDocument,
  CreateFulfillmentDocument,
  HoldOrderDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { ownerOf } from '../guests/order-links.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';

let shop: TestShop;
let shopper: TestClient;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  await enterSeller(shop);
  [shopper, admin] = [await shop.shopper(), await shop.admin()];
});
afterEach(async () => {
  await enterSeller(shop);
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const order = (buyer = shopper) => paidOrder(shop, buyer);
const documentsOf = async (id: string) => {
  await issueDocuments(shop);
  return invoicesOf(admin, id);
};
const cancel = (orderId: string, line: string, quantity: number) =>
  admin.must(CancelOrderItemsDocument, {
    input: { orderId, lines: [{ orderItemId: line, quantity }], idempotencyKey: randomUUID() },
  });

test('documents are for the buyer and for staff with ORDERS, and a path that is none says so', async () => {
  const { id } = await order();
  const [invoice] = await documentsOf(id);
  const { path } = invoice!.files[1]!;
  for (const [client, status] of [
    [shopper, 200],
    [await shop.staff('ORDERS'), 200],
    [await shop.staff('PRODUCTS'), 404],
    [await shop.shopper(), 404],
    [shop.guest(), 404],
  ] as const)
    for (const { path: file } of invoice!.files) expect((await client.fetch(file)).status).toBe(status);
  for (const wrong of [
    path.replace('.html', '.exe'),
    path.replace('.html', ''),
    '/documents/invoices/x.html',
  ])
    expect((await shopper.fetch(wrong)).status).toBe(404);
});

test('who has the mailed link of an order gets its documents by it, and those of no other order', async () => {
  const guest = await shop.guestBuyer('linked@example.com');
  const [{ id }, other] = [await order(guest), await order(guest)];
  const row = await shop.em().findOneOrFail(Order, id);
  const token = await issueToken(shop.em(), 'order', ownerOf(row), shop.ports.now());
  const post = (path: string, given: string) =>
    shop.guest().fetch(path, { method: 'POST', body: new URLSearchParams({ token: given }) });
  const [invoice] = await documentsOf(id);
  const answer = await post(invoice!.files[1]!.path, token);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
  expect(await answer.text()).toContain(invoice!.number);
  const [others] = await documentsOf(other.id);
  expect((await post(others!.files[1]!.path, token)).status).toBe(404);
  expect((await post(invoice!.files[1]!.path, `${token}x`)).status).toBe(400);
});

test('packing slips have what is to be shipped without prices, a pick list the units of all orders, for staff with ORDERS', async () => {
  const [first, second] = [await order(), await order()];
  await cancel(second.id, second.line, 1);
  const path = (page: string, ids = `${first.id},${second.id}`) => `/documents/${page}?orders=${ids}`;
  const staff = await shop.staff('ORDERS');
  const note = 'Please ring twice.\nThen <wait>';
  await shop.em().nativeUpdate(Order, first.id, { note });
  const [{ variantId } = { variantId: '' }] = await shop.em().find(OrderLine, { order: first.id });
  await shop.em().nativeUpdate(Variant, variantId, { barcode: '4006381333931' });
  const slips = await (await staff.fetch(path('packing-slips'))).text();
  expect(slips.match(/<section>/g)).toHaveLength(2);
  expect(slips).toContain('Lamp &lt;3&gt;');
  expect(slips).not.toMatch(/₹|20\.00/);
  const { name } = shopSettings.defaults;
  const sender = [name, 'Citron &amp; Co. Ltd', 'MG Road 1', '411001 Pune', 'India'].join('\n');
  expect(slips.split(`<h2>Sender</h2><div class="lines">${sender}</div>`)).toHaveLength(3);
  expect(slips).toContain(`Date: ${shop.ports.now().toISOString().slice(0, 10)}`);
  expect(
    slips.split('<p class="lines">Note of the buyer: Please ring twice.\nThen &lt;wait&gt;</p>'),
  ).toHaveLength(2);
  const [one] = await shop.em().find(Order, { id: first.id });
  expect(slips.split(`<p>Shipping: ${one!.shippingMethod!.name}</p>`)).toHaveLength(3);
  expect(slips).toContain('4006381333931');
  const list = await (await staff.fetch(path('pick-list'))).text();
  expect(list).toContain(`#${one!.number} × 3`);
  expect(list).toContain('× 2');
  expect(list).toMatch(
    /4006381333931.*?<td class="n">5<\/td><td class="n">☐<\/td>|4006381333931.*?<td class="n">3<\/td><td class="n">☐<\/td>/s,
  );
  for (const page of ['packing-slips', 'pick-list']) {
    expect((await shopper.fetch(path(page))).status).toBe(403);
    expect((await shop.guest().fetch(path(page))).status).toBe(401);
    const many = Array.from({ length: 101 }, () => first.id).join(',');
    for (const ids of ['', 'x', many]) expect((await staff.fetch(path(page, ids))).status).toBe(400);
  }
});

test('the packing slip of one order is printed while it is on hold, and with what left the shop once it is shipped; with others neither is', async () => {
  const [held, shipped] = [await order(), await order()];
  await admin.must(HoldOrderDocument, { input: { id: held.id, reason: 'Fraud?' } });
  const lines = [{ orderItemId: shipped.line, quantity: 3 }];
  await admin.must(CreateFulfillmentDocument, {
    input: { orderId: shipped.id, idempotencyKey: randomUUID(), lines },
  });
  const print = async (page: string, ...ids: string[]) =>
    (await admin.fetch(`/documents/${page}?orders=${ids.join(',')}`)).text();
  const units = (html: string) => html.match(/(?<=<td class="n">)\d+(?=<)/g);
  expect(units(await print('packing-slips', held.id))).toEqual(['3']);
  expect(units(await print('packing-slips', shipped.id))).toEqual(['3']);
  expect(await print('packing-slips', held.id)).not.toContain('Fraud');
  for (const html of [
    await print('packing-slips', held.id, shipped.id),
    await print('pick-list', held.id),
    await print('pick-list', shipped.id),
  ])
    expect(html).toContain('Nothing of these orders is to be shipped.');
});

test('a page for print runs no script but that of its button', async () => {
  const { id } = await order();
  const [invoice] = await documentsOf(id);
  const answer = await shopper.fetch(invoice!.files[1]!.path);
  const script = /<script>(.*?)<\/script>/.exec(await answer.text())![1]!;
  const hash = createHash('sha256').update(script).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}';`);
});

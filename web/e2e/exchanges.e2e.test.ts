import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

const PHONE = { width: 320, height: 800 };
const address = {
  ...{ address: '12 Test Lane', city: 'Pune', postalCode: '411001', country: 'India' },
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

interface Gloves {
  product: { id: string; variants: { id: string }[] };
}

/** A paid and delivered order of a pair of gloves, whose return is approved. Returns the id of the order. */
async function approvedReturn(): Promise<string> {
  const admin = await shop.api(logins.admin);
  const { product } = await admin<Gloves>('{ product(slug: "snowgate-knit-gloves") { id variants { id } } }');
  const variants = product.variants.slice(0, 2);
  for (const { id } of variants)
    await admin('mutation ($id: ID!) { updateVariant(id: $id, input: { countInStock: 5 }) { id } }', { id });
  const variantId = variants[0]!.id;
  const { createStaffOrder: order } = await admin<{
    createStaffOrder: { id: string; totalPrice: number; orderItems: { id: string }[] };
  }>(
    'mutation ($input: StaffOrderInput!) { createStaffOrder(input: $input) { id totalPrice orderItems { id } } }',
    {
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), shippingAddress: address, paymentMethod: 'PayPal' },
        ...{
          lines: [{ productId: product.id, variantId, qty: 1 }],
          customer: { email: logins.shopper.email },
        },
      },
    },
  );
  const { id: orderId, totalPrice: amount, orderItems } = order;
  await admin('mutation ($input: ManualPaymentInput!) { recordManualPayment(input: $input) { id } }', {
    input: { orderId, amount, reference: 'Cash' },
  });
  await admin('mutation ($id: ID!) { markDelivered(id: $id) { id } }', { id: orderId });
  const { requestReturn } = await admin<{ requestReturn: { order: { returns: { id: string }[] } } }>(
    'mutation ($input: RequestReturnInput!) { requestReturn(input: $input) { order { returns { id } } } }',
    {
      input: {
        ...{ orderId, idempotencyKey: crypto.randomUUID() },
        lines: [{ orderItemId: orderItems[0]!.id, quantity: 1, reason: 'SIZE' }],
      },
    },
  );
  await admin('mutation ($input: ApproveReturnInput!) { approveReturn(input: $input) { order { id } } }', {
    input: { returnId: requestReturn.order.returns[0]!.id, instructions: 'To Lane 1.' },
  });
  return orderId;
}

test('staff exchange a returned size for another, whose order is paid when the return is refunded', async () => {
  const id = await approvedReturn();
  const { page, problems } = await shop.visitAnew({ viewport: PHONE });
  await signIn(page, logins.admin, `/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Exchange', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Exchange return' });
  const choice = dialog.getByLabel(/^Instead of 1/);
  await choice.locator('option').nth(1).waitFor({ state: 'attached' });
  await choice.selectOption({ index: 1 });
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Exchange', exact: true }).click();
  await page.getByText(/^Exchanged for order/).waitFor();
  expect(await page.getByRole('button', { name: 'Exchange', exact: true }).count()).toBe(0);

  await page.getByRole('button', { name: 'Receive items' }).click();
  const receive = page.getByRole('dialog', { name: 'Receive return' });
  await receive.getByRole('button', { name: 'Receive items' }).click();
  await page.getByText('Received by the shop').waitFor();
  await page
    .locator('section', { hasText: 'came back' })
    .getByRole('button', { name: 'Refund', exact: true })
    .click();
  const refund = page.getByRole('dialog', { name: 'Refund return' });
  await refund.getByText(/pays the new order #/).waitFor();
  await refund.getByRole('button', { name: 'Pay the exchange' }).click();
  await page.getByText('Closed', { exact: true }).waitFor();
  await page
    .getByText(/^Exchanged for order/)
    .getByRole('link')
    .click();
  await page.waitForURL(/\/admin\/orders\//);
  await page.getByText(/^In exchange for items of order/).waitFor();
  await page.getByText(/paid with returned items$/).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(problems).toEqual([]);
});

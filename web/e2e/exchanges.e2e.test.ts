import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

const PHONE = { width: 320, height: 800 };
const address = {
  address: '12 Test Lane',
  city: 'Pune',
  postalCode: '411001',
  country: 'India',
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

/** A paid and delivered order of gloves, whose return is approved, and what other pairs cost. Returns the id of the order. */
async function approvedReturn(price?: number, qty = 1): Promise<string> {
  const admin = await shop.api(logins.admin);
  const { product } = await admin<Gloves>('{ product(slug: "snowgate-knit-gloves") { id variants { id } } }');
  const variants = product.variants.slice(0, 2);
  for (const { id } of variants)
    await admin('mutation ($id: ID!) { updateVariant(id: $id, input: { countInStock: 5 }) { id } }', { id });
  const variantId = variants[0]!.id;
  if (price)
    await admin(
      'mutation ($id: ID!, $price: Int!) { updateVariant(id: $id, input: { price: $price }) { id } }',
      {
        id: variants[1]!.id,
        price,
      },
    );
  const { createStaffOrder: order } = await admin<{
    createStaffOrder: { id: string; totalPrice: number; orderItems: { id: string }[] };
  }>(
    'mutation ($input: StaffOrderInput!) { createStaffOrder(input: $input) { id totalPrice orderItems { id } } }',
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        shippingAddress: address,
        paymentMethod: 'PayPal',
        lines: [{ productId: product.id, variantId, qty }],
        customer: { email: logins.shopper.email },
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
        orderId,
        idempotencyKey: crypto.randomUUID(),
        lines: [{ orderItemId: orderItems[0]!.id, quantity: qty, reason: 'SIZE' }],
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
  const { page, problems } = await shop.visit({ viewport: PHONE });
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
  const pay = page.getByRole('button', { name: /^Pay order #/ });
  await expect.poll(() => pay.evaluate((button) => button === document.activeElement)).toBe(true);
  await pay.click();
  const refund = page.getByRole('dialog', { name: /^Pay order #/ });
  await refund.getByText(/pays the new order #/).waitFor();
  await refund.getByRole('button', { name: /^Pay order #/ }).click();
  await page.getByText(/^Order #\d+ is paid$/).waitFor();
  await page.getByText('Closed', { exact: true }).waitFor();
  await page
    .getByText(/^Exchanged for order/)
    .getByRole('link')
    .click();
  await page.waitForURL(/\/admin\/orders\//);
  await page.getByText(/^In exchange for items of order/).waitFor();
  await page.getByText(/ paid with returned items$/).waitFor();
  await page.getByText(/^Ordered in exchange for items of order #/).waitFor();
  await page.getByText('Paid with returned items', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(problems).toEqual([]);
});

test('staff agree to what the buyer pays besides, who pays it before the return pays the other part', async () => {
  const id = await approvedReturn(9_999_00);
  const { page, problems } = await shop.visit({ viewport: PHONE });
  await signIn(page, logins.admin, `/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Exchange', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Exchange return' });
  const choice = dialog.getByLabel(/^Instead of 1/);
  await choice.locator('option').nth(1).waitFor({ state: 'attached' });
  await choice.selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Exchange', exact: true }).click();
  const amount = dialog.getByText(/The buyer has to pay that by/);
  await amount.waitFor();
  expect(await amount.evaluate((text) => document.activeElement?.contains(text))).toBe(true);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Exchange for .* more$/ }).click();
  const newOrder = page.getByText(/^Exchanged for order .* are still to be paid besides by /);
  await newOrder.waitFor();
  const href = (await newOrder.getByRole('link').getAttribute('href'))!;

  const buyer = await shop.visit({ viewport: PHONE });
  await signIn(buyer.page, logins.shopper, href.replace('/admin/orders/', '/order/'));
  await buyer.page.getByText(/are still to be paid\. If not both/).waitFor();
  await buyer.page.getByText(/^Please pay .* by \d{4}-\d\d-\d\d\.$/).waitFor();
  expect(await violations(buyer.page)).toEqual([]);
  expect(await buyer.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await buyer.page.getByRole('button', { name: /^Pay now/ }).click();
  await buyer.page.getByRole('dialog', { name: /^Pay / }).getByRole('button', { name: /^Pay/ }).click();
  await buyer.page.getByRole('heading', { name: 'Thank you. Your payment has arrived.' }).waitFor();
  await buyer.page.getByText(/^Thank you, we have your payment of .* Now send the items/).waitFor();
  await buyer.page.getByText('Waits for the returned items').waitFor();
  const again = buyer.page.getByRole('button', { name: 'Buy again' });
  await again.click();
  await buyer.page
    .getByText(/your cart/)
    .first()
    .waitFor();
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await violations(buyer.page)).toEqual([]);
  await buyer.page.getByRole('button', { name: 'Cancel order' }).click();
  await buyer.page.getByText(/that you paid for it goes back to you\. The return stays/).waitFor();
  await buyer.page.getByRole('button', { name: 'Keep the order' }).click();

  await page.getByRole('button', { name: 'Receive items' }).click();
  const receive = page.getByRole('dialog', { name: 'Receive return' });
  await receive.getByRole('button', { name: 'Receive items' }).click();
  await page.getByText('Received by the shop').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Close without refund' }).click();
  await page.getByText(/The .* that the buyer paid for it goes back\.$/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Pay order #/ }).click();
  const refund = page.getByRole('dialog', { name: /^Pay order #/ });
  await refund.getByRole('button', { name: /^Pay order #/ }).click();
  await page.getByText('Closed', { exact: true }).waitFor();
  expect([...problems, ...buyer.problems]).toEqual([]);
});

test('what is worth less than the new order pays nothing of it: that order is cancelled first', async () => {
  const id = await approvedReturn(undefined, 2);
  const { page, problems } = await shop.visit({ viewport: PHONE });
  await signIn(page, logins.admin, `/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Exchange', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Exchange return' });
  const choice = dialog.getByLabel(/^Instead of 2/);
  await choice.locator('option').nth(1).waitFor({ state: 'attached' });
  await choice.selectOption({ index: 1 });
  await dialog.getByRole('button', { name: /^Exchange/ }).click();
  const more = dialog.getByRole('button', { name: /^Exchange for .* more$/ });
  const newOrder = page.getByText(/^Exchanged for order/);
  await more.or(newOrder).waitFor();
  if (await more.isVisible()) await more.click();
  await newOrder.waitFor();
  await page.getByRole('button', { name: 'Receive items' }).click();
  const receive = page.getByRole('dialog', { name: 'Receive return' });
  await receive.getByLabel(/that came back/).fill('1');
  await receive.getByRole('button', { name: 'Receive items' }).click();
  await page.getByRole('button', { name: /^Pay order #/ }).click();
  const pay = page.getByRole('dialog', { name: /^Pay order #/ });
  await pay.getByText(/^What came back is worth .* Cancel order #\d+ first\. Then refund here/).waitFor();
  expect(await pay.getByRole('button', { name: /^Pay order #/ }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await pay.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByText(/^The return stays, and what comes back is refunded as usual\./).waitFor();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByText(/The exchange was cancelled\.$/).waitFor();
  await page.goto(`${shop.url}/admin/orders/${id}`);
  await page
    .locator('section', { hasText: 'came back' })
    .getByRole('button', { name: 'Refund', exact: true })
    .click();
  const refund = page.getByRole('dialog', { name: 'Refund return' });
  await refund.getByRole('button', { name: /^Give back/ }).click();
  await page.getByText('Closed', { exact: true }).waitFor();
  expect(problems).toEqual([]);
});

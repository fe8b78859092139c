import { afterAll, beforeAll, expect, test } from 'vitest';
import { StockAlert } from '../../catalog/stock-alerts/stock-alert.entity.ts';
import { SavedProduct } from '../../catalog/wish-list/saved-product.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Invitation } from '../../people/staff/invitation.entity.ts';
import { checkoutInput, fullAddress, place } from '../../proof/testing/buying.ts';
import { enterSeller } from '../../proof/testing/invoicing.ts';
import { mailSettingsOf } from '../../proof/testing/mail-settings-of.ts';
import {
  CloseReturnDocument,
  CreateFulfillmentDocument,
  IssueInvoiceDocument,
  PlaceTestOrderDocument,
  RefundOrderDocument,
  ReturnsOfOrderDocument,
  SendOrderMessageDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import { approve, newReturn } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { StoredCart } from '../../trade/cart/stored/stored-cart.entity.ts';
import { Inquiry } from '../../trade/inquiries/inquiry.entity.ts';
import { Invoice } from '../../trade/invoices/invoice.entity.ts';
import { OrderMessage } from '../../trade/messages/order-message.entity.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { TestOrder } from '../../trade/test-orders/test-order.entity.ts';
import { Withdrawal } from '../../trade/withdrawals/withdrawal.entity.ts';
import { Mail } from './mail.entity.ts';
import { queued } from './send-mail.ts';

const SPAM = 'Sign in at https://evil.example/login\r\n\r\nwithin 24 hours';
const hostile = {
  ...fullAddress,
  name: SPAM,
  company: 'Citron Security www.evil.example',
  address: SPAM,
  line2: 'evil\u3002example/x',
  city: 'evil.example',
  postalCode: 'a@evil.example',
  country: SPAM,
  region: SPAM,
  taxId: '//evil.example/',
};

let shop: TestShop;
let lamp: { id: string };
let account: TestClient;
let guest: TestClient;
beforeAll(async () => {
  shop = await testShop();
  lamp = await shop.addProduct({ countInStock: 100 });
  [account, guest] = [await shop.shopper(), await shop.guestBuyer('stranger@mailbox.example')];
});
afterAll(() => shop?.close());

/** An order whose buyer typed links and line breaks wherever one can. */
async function order(client: TestClient, isPaid: boolean) {
  const { input } = checkoutInput([{ productId: lamp.id, qty: 1 }]);
  const typed = { ...input, shippingAddress: hostile, billingAddress: hostile };
  const { startCheckout } = await client.must(StartCheckoutDocument, { input: typed });
  const payment = isPaid ? await shop.pay(startCheckout) : undefined;
  const id = (await place(client, startCheckout, payment)).data!.placeOrder.id;
  return { id, payment: payment?.paymentId };
}

test('no mail of any type bears a link or a line break that somebody typed', async () => {
  const orders = new Map<TestClient, Awaited<ReturnType<typeof order>>[]>();
  for (const client of [account, guest]) {
    orders.set(client, [await order(client, false), await order(client, true)]);
  }
  const admin = await shop.admin();
  const shipped = new Map<TestClient, string>();
  const credits = new Map<TestClient, string>();
  const returns = new Map<TestClient, string>();
  const withdrawals = new Map<TestClient, string>();
  const messages = new Map<TestClient, string[]>();
  for (const client of [account, guest]) {
    const [, { id: orderId }] = orders.get(client) as [unknown, { id: string }];
    const { createFulfillment } = await admin.must(CreateFulfillmentDocument, {
      input: { orderId, idempotencyKey: crypto.randomUUID() },
    });
    shipped.set(client, createFulfillment.fulfillment.id);
    const input = { orderId, goodwillAmount: 1_00, reason: 'Sorry.', idempotencyKey: crypto.randomUUID() };
    const { refundOrder } = await admin.must(RefundOrderDocument, { input });
    for (const [writer, text] of [
      [client, SPAM],
      [admin, 'It is on its way.'],
    ] as const) {
      const key = crypto.randomUUID();
      await writer.must(SendOrderMessageDocument, { input: { orderId, text, idempotencyKey: key } });
      const { id } = await shop.em().findOneOrFail(OrderMessage, { requestKey: key });
      messages.set(client, [...(messages.get(client) ?? []), id]);
    }
    const { order: sold } = await admin.must(ReturnsOfOrderDocument, { id: orderId });
    const units = { orderId, line: sold.orderItems[0]!.id };
    const returned = await newReturn(admin, units, 1, { comment: SPAM });
    await approve(admin, returned, 'Send it to Lane 1.');
    await admin.must(CloseReturnDocument, { input: { returnId: returned, reason: 'Nothing came.' } });
    returns.set(client, returned);
    const declaration = { id: crypto.randomUUID(), order: orderId, name: SPAM, requestKey: 'withdrawal' };
    await shop.em().insert(Withdrawal, { ...declaration, email: 'x@evil.example', declaredAt: new Date() });
    withdrawals.set(client, declaration.id);
    credits.set(client, refundOrder.order.credits[0]!.id);
  }
  const em = shop.em();
  await em.nativeUpdate(User, {}, { name: SPAM });
  await em.nativeUpdate(User, account.user.id, { cartRemindersAt: new Date() });
  const [now, emailKey] = [new Date(), 'invited@mailbox.example'];
  const invited = { id: crypto.randomUUID(), email: emailKey, emailKey, expiresAt: now };
  await em.insert(Invitation, { ...invited, name: SPAM, permissions: ['STAFF'], inviter: admin.user.id });
  await em.nativeDelete(StoredCart, {});
  const lines = [{ productId: lamp.id, variantId: lamp.id, qty: 1 }];
  await em.insert(StoredCart, {
    id: crypto.randomUUID(),
    user: account.user.id,
    lines,
    updatedAt: now,
    remindedAt: now,
  });

  const dueAt = new Date(now.getTime() + 24 * 60 * 60_000);
  for (const [unpaid] of orders.values()) await em.nativeUpdate(Order, unpaid!.id, { paymentDueAt: dueAt });
  await enterSeller(shop);
  const documents = new Map<TestClient, string>();
  for (const [client, [, paid]] of orders) {
    await admin.must(IssueInvoiceDocument, { input: { orderId: paid!.id } });
    const { id } = await em.findOneOrFail(Invoice, { order: paid!.id, kind: 'invoice' });
    documents.set(client, id);
  }
  const { idempotencyKey: _, ...cart } = checkoutInput([{ productId: lamp.id, qty: 1 }]).input;
  await admin.must(PlaceTestOrderDocument, {
    input: { ...cart, shippingAddress: hostile, billingAddress: hostile },
  });
  const tried = await em.findOneOrFail(TestOrder, { number: { $gt: 0 } });
  const inquiry = { id: crypto.randomUUID(), name: SPAM, email: 'x@evil.example', text: SPAM };
  await em.insert(Inquiry, {
    ...inquiry,
    requestKey: 'inquiry',
    userId: null,
    createdAt: now,
    answeredAt: null,
  });
  const alert = { id: crypto.randomUUID(), email: 'x@evil.example', emailKey: 'x@evil.example' };
  const times = { createdAt: now, confirmedAt: now, notifiedAt: null, expiresAt: dueAt, below: 1_000_000 };
  await em.insert(StockAlert, { ...alert, ...times, variant: lamp.id, userId: account.user.id });
  const watched = { price: 1_000_000, below: 1_000_000, watchedAt: now, createdAt: now };
  await em.insert(SavedProduct, { ...watched, user: account.user.id, product: lamp.id });
  // What is shipped is at home.
  await em.nativeUpdate(Order, {}, { deliveredAt: now });
  const settings = await mailSettingsOf(shop);
  for (const [name, type] of Object.entries(shop.ports.mailTypes)) {
    const client = name.startsWith('guest.') || name === 'order.link' ? guest : account;
    const [unpaid, paid] = orders.get(client)!;
    const about = /payment_link|transferReminder$/.test(name) ? unpaid! : paid!;
    const mail = Object.assign(new Mail(), {
      type: name,
      userId: client.user.id,
      orderId: about.id,
      toAddress: client.user.email,
      toName: SPAM,
      data: {
        order: about.id,
        mail: 'order.confirmed',
        words: {},
        payment: about.payment,
        testOrder: tried.id,
        inquiry: inquiry.id,
        alert: alert.id,
        product: lamp.id,
        invitation: invited.id,
        fulfillment: shipped.get(client),
        credit: credits.get(client),
        return: returns.get(client),
        invoice: documents.get(client),
        withdrawal: withdrawals.get(client),
        message: messages.get(client)![name === 'shop.message' ? 0 : 1],
      },
    });
    const waiting = name === 'address.entered';
    const newEmail = waiting ? 'new@mailbox.example' : null;
    const confirmed = name === 'price.fell' ? now : null;
    await em.nativeUpdate(User, account.user.id, {
      newEmail,
      newEmailCountsAt: waiting ? now : null,
      emailVerifiedAt: confirmed,
    });
    // As it is, and in words of the shop that name all that they can.
    const named = Object.keys(type.texts?.placeholders ?? {}).map((each) => `{${each}}`);
    const all = named.join(' ');
    for (const words of [{}, { subject: all, opening: all, closing: all }]) {
      const deps = { ...shop, em: shop.em(), settings: { ...settings, words } };
      const content = await type.prepare(deps, queued(mail));
      expect([name, content]).toEqual([name, expect.anything()]);
      const { subject, text, html } = content!;
      for (const said of [subject, text, html.replaceAll(/<[^>]+>/g, '\n')])
        expect([name, said]).toEqual([
          name,
          expect.not.stringMatching(/evil\.\S|evil\u3002|^within 24 hours/m),
        ]);
    }
  }
});

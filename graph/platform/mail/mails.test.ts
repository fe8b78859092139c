import { renderToStaticMarkup } from 'react-dom/server';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { recordEvent, type ShopEvent } from '../../core/record-event.ts';
import {
  passwordReset,
  signInLink,
  verifyAddress,
  welcome,
} from '../../people/accounts/recovery/link-mails.ts';
import { address, fullAddress, place, startCheckout } from '../../proof/testing/buying.ts';
import { mailSettingsOf } from '../../proof/testing/mail-settings-of.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { readOrder } from '../../trade/payments/mails/mailed-order.ts';
import { orderParts } from '../../trade/payments/mails/order-mail.tsx';
import { Payment } from '../../trade/payments/payment.entity.ts';
import { Mail } from './mail.entity.ts';
import { mailQueue } from './mail-queue.ts';

let shop: TestShop;
let shopper: TestClient;
let order: string;
beforeAll(async () => {
  shop = await testShop();
  shopper = await shop.shopper();
  const lamp = await shop.addProduct({ name: 'Lamp <b>&</b> shade', price: 4999 });
  const checkout = await startCheckout(shopper, lamp.id, 2);
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  order = data!.placeOrder.id;
});
afterAll(() => shop?.close());

/** The mails that an event causes, as the sandbox mailbox keeps them. */
async function mailsOf(event: ShopEvent) {
  await shop.em().transactional((em) => recordEvent(em, shop, event));
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  return shop.em().findAll(Mail, { orderBy: { id: 'asc' } });
}

const refundOf = ({ id: subject, amount, currency }: Payment): ShopEvent => ({
  type: 'refund.made',
  subject,
  order,
  data: { amount, currency, refunds: [v7()] },
});

test('the button and the steps of the mail of an order have the colours of the brand', async () => {
  const settings = await mailSettingsOf(shop);
  const read = await readOrder({ em: shop.em(), settings }, { orderId: order });
  const look = { logo: null, button: { main: '#123456', label: '#FEDCBA' }, accent: '#ABCDEF' };
  const htmlWith = (changed: Partial<typeof settings>) =>
    renderToStaticMarkup(
      orderParts({ ...settings, ...changed }, read, { steps: [['Packed', 'Today']] }).more.html,
    );
  const [own, branded] = [htmlWith({}), htmlWith({ look })];
  for (const color of ['#123456', '#FEDCBA', '#ABCDEF']) {
    expect(branded).toContain(color);
    expect(own).not.toContain(color);
  }
});

test('who pays an order gets one confirmation with lines, sums, address and a link', async () => {
  const data = { payment: 'pay_1', amount: 100, currency: 'INR' };
  const event = { type: 'order.paid', subject: order, order, data } as const;
  await mailsOf(event);
  const mails = (await mailsOf(event)).filter(({ type }) => type === 'order.confirmed');
  expect(mails).toHaveLength(1);
  const [{ kept, toAddress }] = mails as [Mail];
  expect(toAddress).toBe(shopper.user.email);
  expect(kept!.html).toContain('Lamp &lt;b&gt;&amp;&lt;/b&gt; shade');
  expect(kept!.html).not.toContain('<b>&');
  for (const text of [kept!.html, kept!.text]) {
    expect(text).toContain('2 items');
    expect(text).toContain('99.98');
    expect(text).toContain(`${shop.settings.url}/order/${order}`);
    expect(text).toMatch(/Total.+Paid on \d+ \w+ \d{4}, Visa ending in 1111/s);
    for (const fact of ['Shipping', 'What happens next', 'Goes to', 'Something wrong?'])
      expect(text).toContain(fact);
  }
  expect(kept!.html).toContain(`src="${shop.settings.url}/images/lamp-320.webp"`);
});

test('a paid order says how it was paid: by what the provider says, the name that the owner gave, or to the shop', async () => {
  const read = await readOrder({ em: shop.em(), settings: await mailSettingsOf(shop) }, { orderId: order });
  const settings = await mailSettingsOf(shop);
  const textOf = () => orderParts(settings, read).more.text;
  expect(textOf()).toMatch(/Total: .+ \(Paid on \d+ \w+ \d{4}, Visa ending in 1111\)/);
  Object.assign(read.payment!, { method: null });
  read.order.paymentChoice!.label = 'Card or UPI';
  expect(textOf()).toMatch(/Total: .+ \(Paid on \d+ \w+ \d{4}, Card or UPI\)/);
  Object.assign(read.payment!, { recordedBy: shopper.user });
  expect(textOf()).toMatch(/\(Paid on \d+ \w+ \d{4}, to the shop\)/);
});

test.each([
  ['/images/lamp-800.webp', 'https://shop.example/images/lamp-320.webp'],
  ['/uploads/c0ffee-800.webp', 'https://shop.example/uploads/c0ffee-320.jpg'],
  ['/sample.svg', 'https://shop.example/sample.svg'],
  ['https://pictures.example/lamp.png', 'https://pictures.example/lamp.png'],
])('a mail shows the picture %s as %s', async (image, shown) => {
  const read = await readOrder({ em: shop.em(), settings: await mailSettingsOf(shop) }, { orderId: order });
  for (const line of read.lines) line.image = image;
  const { html } = orderParts({ ...(await mailSettingsOf(shop)), url: 'https://shop.example' }, read).more;
  expect(renderToStaticMarkup(html)).toContain(`src="${shown}" alt="" width="64" height="64"`);
});

test('a mail names the options and the SKU of a line', async () => {
  const read = await readOrder({ em: shop.em(), settings: await mailSettingsOf(shop) }, { orderId: order });
  Object.assign(read.lines[0]!, { options: ['M', 'Red'], optionNames: ['Size', 'Colour'], sku: 'LAMP-M-R' });
  const { html, text } = orderParts(await mailSettingsOf(shop), read).more;
  expect(text).toContain('Lamp <b>&</b> shade (Size M, Colour Red), SKU LAMP-M-R, 2 items');
  expect(renderToStaticMarkup(html)).toMatch(/shade \(Size M, Colour Red\)<.+>SKU LAMP-M-R</);
});

test('a mail shows all of the addresses of an order, and its buyer where no recipient is named', async () => {
  const read = await readOrder({ em: shop.em(), settings: await mailSettingsOf(shop) }, { orderId: order });
  const settings = await mailSettingsOf(shop);
  const textOf = () => orderParts(settings, read, { place: 'Goes to' }).more.text;
  expect(textOf()).toContain('Goes to\nSam Shopper\n1 Elm Street\nPune 411001\nIndia\n\nSomething');
  Object.assign(read.order.shippingAddress, fullAddress);
  const billingAddress = { ...read.order.shippingAddress, ...address, name: null, taxId: 'GB123' };
  Object.assign(read.order, { billingAddress });
  expect(textOf()).toContain(
    'Goes to\nAda Recipient\nCanary Works\n1 Elm Street\nFlat 3, Canary House\nPune',
  );
  expect(textOf()).toMatch(/Bill to\nCanary Works\n.+Tax number GB123\n/s);
});

test('a delivery, a refund, a new password and a new address are mailed, the last one to the previous address', async () => {
  const [payment] = await shop.em().findAll(Payment);
  await mailsOf({ type: 'order.delivered', subject: order, order });
  await mailsOf(refundOf(payment!));
  await mailsOf({ type: 'password.changed', subject: shopper.user.id });
  await mailsOf({ type: 'account.updated', subject: shopper.user.id, data: { changed: ['name'] } });
  const mails = await mailsOf({
    type: 'account.updated',
    subject: shopper.user.id,
    data: { changed: ['email'] },
  });
  const { kept: delivered } = mails.find(({ type }) => type === 'order.delivered')!;
  expect(delivered!.text).toMatch(/\n\nWrite a review\n.+: http.+\/product\/[\da-f-]{36}(\n|$)/);
  expect(delivered!.html).toMatch(/<a href="http[^"]+\/product\/[\da-f-]{36}"/);
  const rest = mails.filter(({ type }) => !['order.confirmed', 'account.verify'].includes(type));
  expect(rest.map(({ kept, toAddress }) => [kept?.subject, toAddress])).toEqual(
    [
      'Your order #1001 at Citron was delivered',
      expect.stringMatching(/refunded for your order #1001$/),
      'Your password was changed',
      'Your e-mail address was changed',
    ].map((subject) => [subject, shopper.user.email]),
  );
});

test('a refund mail has the order and what was sent back, and an address only where items went', async () => {
  const [payment] = await shop.em().findAll(Payment);
  const mails = await mailsOf(refundOf(payment!));
  const { kept } = mails.find(({ type }) => type === 'payment.refunded')!;
  for (const text of [kept!.html, kept!.text]) {
    expect(text).toContain(order);
    expect(text).toContain('Refunded');
    expect(text).not.toContain('Goes to');
  }
});

test('the mailbox of a shop without a mail server shows what it would have sent', async () => {
  const list = await fetch(`${shop.url}/sandbox/mail`);
  const html = await list.text();
  expect(html).toContain('Your order #1001 at Citron is paid');
  const [, path] = /href="(\/sandbox\/mail\/[^"]+)"/.exec(html)!;
  const mail = await fetch(shop.url + path);
  expect([mail.status, mail.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("default-src 'none'"),
  ]);
  expect((await fetch(`${shop.url}/sandbox/mail/nothing`)).status).toBe(404);
});

const noNewEmail = { newEmail: null, newEmailCountsAt: null };
test.each([welcome, verifyAddress, passwordReset, signInLink])(
  'a mail with a link has it in HTML and text, and escapes the name',
  async (template) => {
    const link = 'https://shop.example/reset/abc';
    const { html, text } = template(await mailSettingsOf(shop), '<i>Eve</i>', link, noNewEmail);
    expect(html).toContain(`href="${link}"`);
    expect(html).not.toContain('<i>Eve');
    expect(text).toContain(link);
  },
);

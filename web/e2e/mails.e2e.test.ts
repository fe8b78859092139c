import 'reflect-metadata';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { MailDeps, MailType } from '../../graph/core/mailer.ts';
import { authenticationMails } from '../../graph/people/accounts/factors/authentication-mails.ts';
import { accountMails } from '../../graph/people/accounts/mails/account-event-mails.ts';
import {
  addressEntered,
  passwordReset,
  signInLink,
  verifyAddress,
  welcome,
} from '../../graph/people/accounts/recovery/link-mails.ts';
import { invitationMail } from '../../graph/people/staff/staff-mails.ts';
import { accountDeleted } from '../../graph/privacy/account-deleted.ts';
import { cartReminder } from '../../graph/trade/cart/stored/cart-reminder.tsx';
import { orderAccepted } from '../../graph/trade/payments/mails/progress-mails.ts';
import { orderMails } from '../../graph/trade/payments/order-mails.ts';
import { paymentLink } from '../../graph/trade/staff-orders/staff-order-mails.ts';
import { violations } from './axe.ts';
import { buy } from './buy.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await buy(shop, logins.shopper, 'Byway 35 Film Camera');
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const openMails = async (): Promise<Page> => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, '/admin/orderlist');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Mails' }).click();
  await page.getByRole('heading', { name: 'Mails' }).waitFor();
  return page;
};

test('staff read a mail as HTML and text, in a frame without scripts, and send it again', async () => {
  const page = await openMails();
  const list = page.getByRole('search', { name: 'This list' });
  await list.getByLabel('Name, email or subject').fill('is paid');
  await expect
    .poll(async () => {
      await list.getByRole('button', { name: 'Search' }).click();
      return page.getByRole('link', { name: /^View Order confirmed/ }).count();
    })
    .toBe(1);
  await page.getByRole('link', { name: /^View Order confirmed/ }).click();
  const frame = page.frameLocator('iframe[title="Mail"]');
  await frame.getByText('Byway 35 Film Camera').waitFor();
  // Its styles are allowed: the button has the colour of the shop.
  const button = frame.getByRole('link', { name: 'View your order' });
  expect(await button.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(11, 93, 78)');
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('');
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByRole('tabpanel').getByText('Byway 35 Film Camera').waitFor();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('status').filter({ hasText: 'The mail is sent again.' }).waitFor();
  await page.waitForURL('/admin/mails');
});
const settings = { name: 'Citron', url: 'https://shop.example', currency: 'INR', timeZone: 'UTC' };
const NAME = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';
const id = '01a15ed0-4858-7001-9b43-714cd9c522e3';
/** What the texts of the mails are made of, with names and sums as long as they may be. */
const stored = {
  id,
  createdAt: new Date(0),
  itemsPrice: 123_456_789,
  shippingPrice: 0,
  taxPrice: 1_851_851,
  pricesIncludeTax: false,
  discounts: [{ id, title: NAME, code: 'W'.repeat(40), amount: 12_345 }],
  totalPrice: 125_308_640,
  customerName: NAME,
  amount: 125_308_640,
  currency: 'INR',
  unpaidOrderDays: 7,
  shippingAddress: { address: `1 ${NAME} Street`, city: NAME, postalCode: '411001', country: 'India' },
  refundReason: 'The price of your cart has changed since.',
  checkout: { id },
  setOffPrice: 0,
  agreedTexts: [
    { id, title: NAME, version: 12 },
    { id: id.replace('01', '02'), title: 'Terms and conditions', version: 1 },
  ],
  paymentChoice: {
    kind: 'transfer',
    label: NAME,
    instructions: `<b>To ${NAME}</b>\n<a href="https://elsewhere.example">Account 12 34 56</a>`,
  },
  paidAt: new Date(0),
  deliveredAt: new Date(0),
  refundedAt: new Date(0),
  paymentDueAt: new Date(0),
};
const lines = [
  {
    id: '1',
    name: 'Byway 35 Film Camera',
    options: ['Silver'],
    optionNames: ['Colour'],
    qty: 1,
    price: 6_999,
    image: '/images/byway-35-film-camera-800.webp',
  },
  {
    id: '2',
    name: `${NAME} ${'Camera'.repeat(20)}`,
    options: [],
    optionNames: [],
    qty: 3,
    price: 41_152_263,
    image: '/uploads/x-800.webp',
  },
];
/** What is read as order lines, credits and lines of credits. */
const rows = lines.map((line) => ({
  ...line,
  orderLine: { id: line.id },
  amount: line.price,
  shippingAmount: 0,
}));
const em = {
  findOneOrFail: async () => stored,
  findOne: async () => null,
  find: async () => rows,
  execute: async () => [],
};
/** Nothing of an order is on backorder. */
const ports = {
  now: () => new Date(0),
  backordered: async (_em: unknown, ids: readonly string[]) => ids.map(() => 0),
};
const deps = { em, settings, ports } as unknown as MailDeps;
const unpaid = {
  settings,
  em: {
    findOneOrFail: async () => ({ ...stored, paidAt: null }),
    find: async () => lines,
    isInTransaction: () => false,
  },
  ports: { now: () => new Date(0), cache: { get: async () => [] }, settings: { locked: {} } },
} as unknown as MailDeps;
const mail = {
  id,
  userId: id,
  orderId: id,
  toAddress: 'a@example.com',
  toName: NAME,
  data: { payment: id, method: 'passkey', isOverdue: true },
};
const link = `https://shop.example/reset#${'x'.repeat(43)}`;

const texts = [
  ...Object.entries({
    ...orderMails,
    ...accountMails,
    ...authenticationMails,
    'account.deleted': accountDeleted,
  }).map(([type, { prepare }]: [string, MailType]) => ({
    type,
    make: () => prepare(deps, mail),
  })),
  {
    type: 'order.payment_link',
    make: () => paymentLink(async () => link)(unpaid, mail),
  },
  {
    type: 'cart.reminder',
    make: async () => cartReminder(settings, NAME, { lines, unsubscribe: link }),
  },
  {
    type: 'staff.invited',
    make: async () => invitationMail(settings, { name: NAME, inviter: NAME, link }),
  },
  {
    type: 'address.entered',
    make: async () => addressEntered(settings, NAME, 'new@example.com', link),
  },
  ...Object.entries({ welcome, verifyAddress, passwordReset, signInLink }).map(([type, render]) => ({
    type,
    make: async () => render(settings, NAME, link, { newEmail: null, newEmailCountsAt: null }),
  })),
];

test.each(texts)('the mail $type fits 600 and 412 pixels, and axe finds nothing', async ({ type, make }) => {
  const { page } = await shop.visit();
  await page.goto('about:blank');
  for (const width of [600, 412]) {
    await page.setViewportSize({ width, height: 800 });
    await page.setContent((await make())!.html);
    const found = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      withoutAlt: document.querySelectorAll('img:not([alt])').length,
    }));
    expect(found).toEqual({ width, withoutAlt: 0 });
    expect(await violations(page), `${type} ${width} px`).toEqual([]);
  }
});

test('the instructions of a payment method keep their lines in the mail, and are no HTML', async () => {
  const { page } = await shop.visit();
  await page.goto('about:blank');
  await page.setContent((await orderAccepted.prepare(deps, mail))!.html);
  const instructions = await page.getByText('Account 12 34 56').innerText();
  expect(instructions.split('\n')).toEqual(stored.paymentChoice.instructions.split('\n'));
  expect(await page.getByRole('link', { name: 'Account' }).count()).toBe(0);
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { statementsOf } from '../../proof/testing/count-statements.ts';
import { OpenOrderDocument, RequestOrderLinkDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let productId: string;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  await shop.admin();
  productId = (await shop.addProduct({ countInStock: 1000 })).id;
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.em().nativeDelete(Mail, {});
});
afterAll(() => shop?.close());

async function order(client: TestClient, isPaid = true): Promise<string> {
  const checkout = await startCheckout(client, productId);
  const { data } = await place(client, checkout, isPaid ? await shop.pay(checkout) : undefined);
  return data!.placeOrder.id;
}

/** The mails that asking for the orders of an address sends. */
async function ask(email: string): Promise<{ to: string; text: string; tokens: string[] }[]> {
  expect(await shop.guest().must(RequestOrderLinkDocument, { email })).toEqual({ requestOrderLink: true });
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop
    .em()
    .find(Mail, { type: 'order.links', kept: { $ne: null } }, { orderBy: { id: 1 } });
  return mails.map(({ kept, toAddress }) => {
    const { text } = kept!;
    return {
      to: toAddress,
      text,
      tokens: [...text.matchAll(/\/order\/link#(\S+)/g)].map(([, token]) => token!),
    };
  });
}

const opened = async (tokens: string[]) =>
  Promise.all(
    tokens.map(async (token) => (await shop.guest().must(OpenOrderDocument, { token })).openOrder.id),
  );

test('the address alone gets one mail with a link to each of the newest 20 orders, paid or not, and none of others', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 21; n++)
    ids.unshift(await order(await shop.guestBuyer('many@example.com'), n % 2 === 0));
  await order(await shop.guestBuyer('other@example.com'));
  const [mail, ...more] = await ask(' Many@Example.com');
  expect(more).toEqual([]);
  expect(mail!.to).toBe('many@example.com');
  expect(await opened(mail!.tokens)).toEqual(ids.slice(0, 20));
  expect(mail!.text).not.toContain('sign in');
});

test('orders of an account are not linked: the mail says to sign in', async () => {
  const account = await shop.shopper();
  await order(account);
  const { email } = account.user;
  const [alone] = await ask(email);
  expect(alone!.to).toBe(email);
  expect(alone!.tokens).toEqual([]);
  expect(alone!.text).toContain(`Sign in: ${shop.settings.url}/login`);
  const guests = await order(await shop.guestBuyer(email));
  const [, both] = await ask(email);
  expect(await opened(both!.tokens)).toEqual([guests]);
  expect(both!.text).toContain('sign in to see the orders');
});

test('a guest who goes on with the address of somebody else gives that mailbox no link to earlier orders', async () => {
  const client = await shop.guestBuyer('former@example.com');
  const first = await order(client);
  await shop.em().nativeUpdate(User, client.user.id, { guestEmailKey: 'taken-over@example.com' });
  expect(await ask('taken-over@example.com')).toEqual([]);
  await shop.em().nativeUpdate(User, client.user.id, { guestEmailKey: 'former@example.com' });
  expect(await opened((await ask('former@example.com'))[0]!.tokens)).toEqual([first]);
});

test('asking costs the same statements whether the address has orders, an account or nothing, and nothing is mailed there', async () => {
  await order(await shop.guestBuyer('has@example.com'));
  const account = await shop.shopper();
  const request = (email: string) =>
    statementsOf(() => shop.guest().must(RequestOrderLinkDocument, { email }));
  await request('first@example.com');
  const known = await request('has@example.com');
  expect(known.some((sql) => sql.includes('insert into mails'))).toBe(true);
  for (const email of ['nobody@example.com', account.user.email, 'no address'])
    expect(await request(email)).toEqual(known);
  await shop.em().nativeDelete(Mail, {});
  expect(await ask('nobody@example.com')).toEqual([]);
  // An account without orders has nothing to find.
  expect(await ask(account.user.email)).toEqual([]);
});

test('a mailbox gets three such mails an hour, together with links to one order, then one when the last is 15 minutes old', async () => {
  const client = await shop.guestBuyer('full@example.com');
  const id = await order(client);
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  shop.settings.rateLimitFactor = 1;
  const input = { number: id, email: 'full@example.com' };
  await shop.guest().must(RequestOrderLinkDocument, input);
  const counts = [];
  for (let n = 0; n < 3; n++) counts.push((await ask('full@example.com')).length);
  shop.clock.advance(16 * 60_000);
  for (let n = 0; n < 2; n++) counts.push((await ask('full@example.com')).length);
  expect(counts).toEqual([1, 2, 2, 3, 3]);
  shop.settings.rateLimitFactor = 100;
});

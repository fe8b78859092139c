import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Page } from '../../platform/pages/page.entity.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { address, checkoutInput, place } from '../../proof/testing/buying.ts';
import {
  AgreeablePagesDocument,
  AgreedTextDocument,
  AgreedTextsDocument,
  DeletePageDocument,
  SavePageDocument,
  SaveSettingGroupDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import { payBefore, rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { AgreedText } from './agreed-text.entity.ts';

let shop: TestShop;
let product: { id: string };
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  product = await shop.addProduct({ countInStock: 100 });
});
afterAll(() => shop?.close());
beforeEach(async () => {
  admin = await shop.admin();
  await shop.em().nativeDelete(Setting, { key: 'checkout' });
  await shop.em().nativeDelete(Page, {});
  await ask('tick');
});

const ask = (consent: string) =>
  admin.must(SaveSettingGroupDocument, {
    input: { name: 'checkout', version: 0, values: [{ name: 'consent', value: consent }] },
  });
const publish = async (kind: 'TERMS' | 'PRIVACY' | 'IMPRINT', body = `${kind} 1`) =>
  (await admin.must(SavePageDocument, { input: { kind, title: kind, body, isPublished: true } })).savePage
    .page;
/** What the web app sends once the buyer has agreed to what is published. */
async function agreed() {
  const { pageLinks } = await shop.guest().must(AgreeablePagesDocument, {});
  return pageLinks
    .filter(({ kind }) => kind !== 'IMPRINT')
    .map(({ pageId, version }) => ({ pageId, version }));
}
type Agreed = { pageId: string; version: number }[];
const start = (client: TestClient, agreedPages?: Agreed) =>
  client.execute(StartCheckoutDocument, {
    input: { ...checkoutInput([{ productId: product.id, qty: 1 }]).input, agreedPages },
  });
async function order(client: TestClient, agreedPages?: Agreed): Promise<string> {
  const { data } = await start(client, agreedPages);
  return (await place(client, data!.startCheckout)).data!.placeOrder.id;
}
const textsOf = async (client: TestClient, id: string) =>
  (await client.must(AgreedTextsDocument, { id })).order.agreedTexts;

test.each(['none', 'tick'])('without published terms nobody is asked (%s)', async (consent) => {
  await shop.em().nativeDelete(Setting, { key: 'checkout' });
  await ask(consent);
  await publish('PRIVACY');
  if (consent === 'none') await publish('TERMS');
  const shopper = await shop.shopper();
  expect(await textsOf(shopper, await order(shopper))).toEqual([]);
});

test.each(['notice', 'tick'])(
  'an order stores the versions that its buyer agreed to (%s)',
  async (consent) => {
    await shop.em().nativeDelete(Setting, { key: 'checkout' });
    await ask(consent);
    const terms = await publish('TERMS');
    await publish('PRIVACY');
    await publish('IMPRINT');
    const shopper = await shop.shopper();
    const first = await order(shopper, await agreed());
    const texts = [
      { title: 'PRIVACY', version: 1 },
      { title: 'TERMS', version: 1 },
    ];
    expect(await textsOf(shopper, first)).toMatchObject(texts);
    expect(await textsOf(admin, first)).toMatchObject(texts);

    await admin.must(SavePageDocument, {
      input: { id: terms.id, version: terms.version, body: 'TERMS **2**' },
    });
    const second = await order(shopper, await agreed());
    expect((await textsOf(shopper, second))[1]).toMatchObject({ title: 'TERMS', version: 2 });
    await admin.must(DeletePageDocument, { input: { id: terms.id } });
    const read = async (id: string) =>
      (await shop.guest().must(AgreedTextDocument, { id: (await textsOf(shopper, id))[1]!.id })).agreedText;
    expect(await read(first)).toMatchObject({ version: 1, html: '<p>TERMS 1</p>\n' });
    expect(await read(second)).toMatchObject({ version: 2, html: '<p>TERMS <strong>2</strong></p>\n' });
    const missing = await shop.guest().execute(AgreedTextDocument, { id: randomUUID() });
    expect(missing.code).toBe('NOT_FOUND');
  },
);

test('nothing is held for a buyer who agreed to nothing, to a part, to another version or to another page', async () => {
  const terms = await publish('TERMS');
  await publish('PRIVACY');
  const shopper = await shop.shopper();
  const all = await agreed();
  const old = all.map(({ pageId, version }) => ({ pageId, version: version + 1 }));
  for (const [pages, message] of [
    [undefined, 'Please agree'],
    [[], 'Please agree'],
    [all.slice(1), 'have changed'],
    [old, 'have changed'],
    [all.map(({ version }) => ({ pageId: randomUUID(), version })), 'have changed'],
  ] as const) {
    const { code, errors } = await start(shopper, pages as Agreed | undefined);
    expect([code, errors[0]?.message]).toEqual(['TERMS_NOT_AGREED', expect.stringContaining(message)]);
    expect(errors[0]?.extensions).toMatchObject({
      pages: [{ title: 'PRIVACY' }, { pageId: terms.id, version: 1, title: 'TERMS' }],
    });
  }
  expect(await shop.em().execute('select id from checkouts where user_id = ?', [shopper.user.id])).toEqual(
    [],
  );
  const many = await start(
    shopper,
    Array.from({ length: 11 }, () => all[0]!),
  );
  expect(many.code).toBe('BAD_USER_INPUT');
});

test('a cart that was paid before it is ordered needs it as well, and its payment stays usable', async () => {
  await publish('TERMS');
  const shopper = await shop.shopper();
  const body = {
    cartItems: [{ product: product.id, qty: 1, price: 49.99 }],
    shippingAddress: address,
    paymentMethode: 'PayPal',
    paymentResult: await payBefore(shop, 157_49),
  };
  const refused = await rest(shopper, 'POST', '/order', body);
  expect([refused.status, refused.body.code]).toEqual([409, 'TERMS_NOT_AGREED']);
  expect(refused.body.pages).toEqual((await agreed()).map((page) => ({ ...page, title: 'TERMS' })));
  const wrong = await rest(shopper, 'POST', '/order', { ...body, agreedPages: [{ pageId: 'x' }] });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'BAD_USER_INPUT']);
  const placed = await rest(shopper, 'POST', '/order', { ...body, agreedPages: await agreed() });
  expect([placed.status, placed.body.isPaid]).toEqual([201, true]);
  expect(await textsOf(shopper, placed.body._id)).toMatchObject([{ title: 'TERMS', version: 1 }]);
});

test('a text is not stored for a cart that is refused', async () => {
  await publish('TERMS');
  const before = await shop.em().count(AgreedText);
  const { input } = checkoutInput([{ productId: product.id, qty: 101 }]);
  const { code } = await (await shop.shopper()).execute(StartCheckoutDocument, {
    input: { ...input, agreedPages: await agreed() },
  });
  expect([code, await shop.em().count(AgreedText)]).toEqual(['OUT_OF_STOCK', before]);
});

test('buyers at once who are the first to agree store a text once', async () => {
  await publish('TERMS');
  const shoppers = await Promise.all([1, 2, 3].map(() => shop.shopper()));
  const pages = await agreed();
  const ids = await Promise.all(shoppers.map((shopper) => order(shopper, pages)));
  const texts = await Promise.all(ids.map((id) => textsOf(admin, id)));
  expect(new Set(texts.map(([text]) => text!.id)).size).toBe(1);
});

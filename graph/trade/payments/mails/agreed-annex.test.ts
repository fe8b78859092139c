import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workDueRows } from '../../../core/due-rows.ts';
import { Mail } from '../../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../../platform/mail/mail-queue.ts';
import { Page } from '../../../platform/pages/page.entity.ts';
import { Setting } from '../../../platform/settings/setting.entity.ts';
import { checkoutInput, place } from '../../../proof/testing/buying.ts';
import { mailSettingsOf } from '../../../proof/testing/mail-settings-of.ts';
import {
  AgreeablePagesDocument,
  SavePageDocument,
  SaveSettingGroupDocument,
  StartCheckoutDocument,
} from '../../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { Order } from '../../orders/order.entity.ts';

let shop: TestShop;
let product: { id: string };
beforeAll(async () => {
  shop = await testShop();
  product = await shop.addProduct({ countInStock: 100 });
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await shop.em().nativeDelete(Setting, { key: 'checkout' });
  await shop.em().nativeDelete(Page, {});
  const values = [{ name: 'consent', value: 'tick' }];
  await (await shop.admin()).must(SaveSettingGroupDocument, {
    input: { name: 'checkout', version: 0, values },
  });
});

async function publish(kind: 'TERMS' | 'PRIVACY' | 'WITHDRAWAL', body: string) {
  const input = { kind, title: kind, body, isPublished: true };
  return (await (await shop.admin()).must(SavePageDocument, { input })).savePage.page;
}

/** Orders as somebody who agrees to what is published. Returns the order's id. */
async function order(): Promise<string> {
  const shopper = await shop.shopper();
  const { pageLinks } = await shop.guest().must(AgreeablePagesDocument, {});
  const agreedPages = pageLinks.map(({ pageId, version }) => ({ pageId, version }));
  const { input } = checkoutInput([{ productId: product.id, qty: 1 }]);
  const { startCheckout } = await shopper.must(StartCheckoutDocument, {
    input: { ...input, agreedPages },
  });
  return (await place(shopper, startCheckout, await shop.pay(startCheckout))).data!.placeOrder.id;
}

async function sent(orderId: string, type: string) {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  return (await shop.em().findOneOrFail(Mail, { orderId, type })).kept!;
}

test('the confirmation has the terms and the right of withdrawal as they were agreed to, and no policy', async () => {
  const terms = await publish(
    'TERMS',
    '## Scope\n\nOld **terms** \\& prices (\\*) <script>x</script>, see [contact](/info/contact).',
  );
  await publish('WITHDRAWAL', 'Within 14 days.');
  await publish('PRIVACY', 'We store little.');
  const id = await order();
  const { id: page, version } = terms;
  await (await shop.admin()).must(SavePageDocument, { input: { id: page, version, body: 'New terms' } });
  const { text, html } = await sent(id, 'order.confirmed');
  const [above, below] = text.split('\n\n----------\n\n');
  expect(above).toContain('Terms of this order');
  expect(below).toContain('Within 14 days.');
  expect(below).toContain(
    `\n\nScope\n\nOld terms & prices (*) <script>x</script>, see contact (${shop.settings.url}/info/contact).`,
  );
  expect(below).toMatch(/-- \nYou get this mail/);
  expect(html).toContain('<strong>terms</strong> &amp; prices (*) &lt;script&gt;');
  expect(html).toContain(`href="${shop.settings.url}/info/contact"`);
  for (const said of [text, html]) {
    expect(said).not.toContain('New terms');
    expect(said).not.toContain('We store little.');
    expect(said).toContain('/agreed/');
  }
});

test('of a text that makes the mail too long it has the link alone', async () => {
  await publish('TERMS', 'Long words. '.repeat(4_000));
  await publish('WITHDRAWAL', `# A\n${'**b** '.repeat(5_000)}`);
  const { text, html } = await sent(await order(), 'order.confirmed');
  expect(text).toContain('Long words.');
  expect(text).not.toContain('**b**');
  expect(text.match(/\/agreed\//g)).toHaveLength(2);
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
});

test('a shop that asks for nothing adds nothing', async () => {
  expect((await sent(await order(), 'order.confirmed')).text).not.toContain('-----');
});

test('of an order that is paid later the first mail has them, the second has not', async () => {
  await publish('TERMS', 'The terms.');
  const orderId = await order();
  const settings = await mailSettingsOf(shop);
  const textOf = async (type: string) => {
    const mail = { id: '', userId: null, orderId, toAddress: 'a@b.example', toName: 'Ada', data: {} };
    return (await shop.ports.mailTypes[type]!.prepare({ ...shop, em: shop.em(), settings }, mail))!.text;
  };
  expect(await textOf('order.confirmed')).toContain('The terms.');
  await shop.em().nativeUpdate(Order, orderId, { acceptedAt: new Date() });
  expect(await textOf('order.accepted')).toContain('The terms.');
  expect(await textOf('order.confirmed')).not.toContain('The terms.');
});

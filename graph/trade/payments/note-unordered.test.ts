import { afterEach, beforeEach, expect, test } from 'vitest';
import { address, startCheckout } from '../../proof/testing/buying.ts';
import { payBefore, rest } from '../../proof/testing/rest.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { SandboxPayment } from './gateways/sandbox/ledger.entity.ts';
import { reconcile } from './reconcile.ts';

/** One lamp at 49.99: with shipping and tax 157.49. */
const TOTAL = 157_49;
const MINUTE = 60_000;
let shop: TestShop;
/** How the provider's API misbehaves. */
let fault: 'dead' | undefined;
beforeEach(async () => {
  fault = undefined;
  shop = await testShop({ webhooks: false, fault: () => fault });
  await shop.admin();
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const deps = () => ({ em: shop.em(), ports: shop.ports });
const atProvider = (id: string) => shop.em().findOneOrFail(SandboxPayment, id);
const look = () => reconcile(deps(), { logger: shop.logger, refundUnordered: true });
async function order(paymentResult: string) {
  const { id } = await shop.addProduct();
  return rest(await shop.shopper(), 'POST', '/order', {
    cartItems: [{ _id: id, qty: 1, price: 49.99 }],
    shippingAddress: address,
    paymentResult,
  });
}

test('a payment whose order never arrives is refunded in full, after eight minutes and not before', async () => {
  const id = await payBefore(shop, TOTAL);
  shop.clock.advance(7 * MINUTE);
  await look();
  expect(await atProvider(id)).toMatchObject({ status: 'captured' });
  shop.clock.advance(2 * MINUTE);
  await look();
  expect(await atProvider(id)).toMatchObject({ status: 'refunded', amountRefunded: TOTAL });
});

test('an order that arrives after that gets an error that its payment is refunded', async () => {
  const id = await payBefore(shop, TOTAL);
  shop.clock.advance(9 * MINUTE);
  await look();
  const { status, body } = await order(id);
  expect([status, body.code]).toEqual([409, 'CONFLICT']);
  expect(body.message).toContain('refunded in full');
  expect(await shop.em().count(Order)).toBe(0);
  expect(await shop.em().count(Checkout)).toBe(0);
});

test('payments that buy something, failed, or are for a provider order are left alone', async () => {
  const [bought, failed, authorised] = [
    await payBefore(shop, TOTAL),
    await payBefore(shop, TOTAL, { outcome: 'failed' }),
    await payBefore(shop, TOTAL, { outcome: 'authorized' }),
  ];
  await order(bought);
  const started = await shop.pay(await startCheckout(await shop.shopper(), (await shop.addProduct()).id));
  shop.clock.advance(9 * MINUTE);
  await look();
  for (const id of [bought, started.paymentId]) {
    expect(await atProvider(id)).toMatchObject({ status: 'captured', amountRefunded: 0 });
  }
  expect([(await atProvider(failed)).status, (await atProvider(authorised)).status]).toEqual([
    'failed',
    'authorized',
  ]);
});

test('a provider that is away when the time is up is asked again', async () => {
  const id = await payBefore(shop, TOTAL);
  shop.clock.advance(9 * MINUTE);
  fault = 'dead';
  await look();
  expect(await atProvider(id)).toMatchObject({ status: 'captured' });
  fault = undefined;
  await look();
  expect(await atProvider(id)).toMatchObject({ status: 'refunded', amountRefunded: TOTAL });
});

test('they stay where another program may use the account', async () => {
  const id = await payBefore(shop, TOTAL);
  shop.clock.advance(9 * MINUTE);
  await reconcile(deps(), { logger: shop.logger, refundUnordered: false });
  expect(await atProvider(id)).toMatchObject({ status: 'captured' });
  await look();
});

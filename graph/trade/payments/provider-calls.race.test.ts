import { expect, test } from 'vitest';
import type { PaymentGateway } from '../../core/payment-gateway.ts';
import { address, place, startCheckout } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { payBefore, rest } from '../../proof/testing/rest.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { SandboxPayment } from './gateways/sandbox/ledger.entity.ts';
import { reconcile } from './reconcile.ts';

const calls = ['start', 'fetchPayment', 'paymentsMade', 'capture', 'refund'] as const;

/** How many transactions of the shop wait for something that is not the database. */
async function openTransactions(shop: TestShop): Promise<number> {
  const rows = await shop
    .em()
    .execute(
      "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
  return rows.length;
}

test('no transaction is open, and so no lock is held, while the provider is asked', async () => {
  const shop = await testShop({ url: await freshDatabase(), webhooks: false });
  const asked: { call: string; open: number }[] = [];
  const real = shop.ports.gateways.razorpay;
  const watched = calls.map((call) => {
    const ask = async (...args: unknown[]) => {
      asked.push({ call, open: await openTransactions(shop) });
      return (real[call] as (...given: unknown[]) => Promise<unknown>)(...args);
    };
    return [call, ask];
  });
  shop.ports.gateways.razorpay = { ...real, ...Object.fromEntries(watched) } as PaymentGateway;

  const shopper = await shop.shopper();
  const lamp = await shop.addProduct();
  const paid = await startCheckout(shopper, lamp.id);
  await place(shopper, paid, await shop.pay(paid, 'authorized'));
  const forgotten = await startCheckout(shopper, lamp.id);
  await shop.pay(forgotten, 'authorized');
  const wrong = await startCheckout(shopper, lamp.id);
  const payment = await shop.pay(wrong);
  await shop.em().nativeUpdate(SandboxPayment, payment.paymentId, { amount: 300 });
  await place(shopper, wrong, payment);
  await rest(shopper, 'POST', '/order', {
    cartItems: [{ _id: lamp.id, qty: '1', price: 49.99 }],
    shippingAddress: address,
    paymentResult: await payBefore(shop, 157_49, { outcome: 'authorized' }),
  });
  await reconcile({ em: shop.em(), ports: shop.ports }, { logger: shop.logger, refundUnordered: false });

  expect([...new Set(asked.map(({ call }) => call))].sort()).toEqual([...calls].sort());
  expect(asked.filter(({ open }) => open > 0)).toEqual([]);
  await shop.admin();
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

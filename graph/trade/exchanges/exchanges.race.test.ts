import { expect, test } from 'vitest';
import { atFailpoint } from '../../proof/testing/at-failpoint.ts';
import {
  approvedReturn,
  exchange,
  exchanged,
  readExchanged,
  refund,
  stockOfVariant,
} from '../../proof/testing/exchanging.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { receive } from '../../proof/testing/returning.ts';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts';
import { SandboxRefund } from '../payments/gateways/sandbox/ledger.entity.ts';

const { shop, admin, shopper } = raceShop();

const DAY = 24 * 60 * 60_000;
const ROUNDS = 5;
const codes = (results: { code: string | undefined }[]) => results.map(({ code }) => code ?? 'ok').sort();
const givenBack = async (paymentId: string) =>
  (await shop().em().find(SandboxRefund, { paymentId })).reduce((sum, { amount }) => sum + amount, 0);

test('of five exchanges of a return at once one is made', async () => {
  const returned = await approvedReturn(shop(), shopper());
  const results = await Promise.all(Array.from({ length: 5 }, () => exchange(admin(), returned)));
  expect(codes(results)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'ok']);
  expect(await stockOfVariant(shop(), returned.medium)).toBe(8);
});

test('a return is exchanged or its money goes back, never both', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const returned = await approvedReturn(shop(), shopper());
    await receive(admin(), returned.returnId, returned.line, { quantity: 2 });
    const [made] = await Promise.all([exchange(admin(), returned), refund(admin(), returned)]);
    const newId = made.data?.exchangeReturn.order.returns[0]?.exchange?.orderId;
    const isPaid = newId !== undefined && (await readExchanged(admin(), newId)).isPaid;
    expect(await givenBack(returned.paymentId)).toBe(isPaid ? 0 : 46_00);
  }
});

test('a new order whose time is over is paid by the return or cancelled, never both', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const returned = await approvedReturn(shop(), shopper());
    const newId = await exchanged(admin(), returned);
    await receive(admin(), returned.returnId, returned.line, { quantity: 2 });
    const [{ errors }] = await Promise.all([
      refund(admin(), returned),
      cancelUnpaidOrders(shop().later(15 * DAY), 7),
    ]);
    expect(errors).toEqual([]);
    const { isPaid, cancelledAt } = await readExchanged(admin(), newId);
    expect(isPaid).toBe(cancelledAt === null);
    expect(await givenBack(returned.paymentId)).toBe(isPaid ? 0 : 46_00);
    expect(await stockOfVariant(shop(), returned.medium)).toBe(isPaid ? 8 : 10);
  }
});

test('a new order that is being paid by the return is not cancelled', async () => {
  const returned = await approvedReturn(shop(), shopper());
  const newId = await exchanged(admin(), returned);
  await receive(admin(), returned.returnId, returned.line, { quantity: 2 });
  const cancel = () => cancelUnpaidOrders(shop().later(15 * DAY), 7);
  await atFailpoint('exchange.locked', cancel, () => refund(admin(), returned));
  expect(await readExchanged(admin(), newId)).toMatchObject({ isPaid: true, cancelledAt: null });
});

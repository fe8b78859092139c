import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { RefundOrderDocument, ReturnsOfOrderDocument } from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import {
  approve,
  boughtOrder,
  newReturn,
  receive,
  returnUnits,
  setReturnDays,
} from '../../proof/testing/returning.ts';

const { shop, admin, shopper, stockOf } = raceShop();

const codes = (results: { code: string | undefined }[]) => results.map(({ code }) => code ?? 'ok').sort();
const times = <T>(count: number, act: (n: number) => T) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

test('of ten requests at once to return one of three units, three are made', async () => {
  await setReturnDays(shop(), 14);
  const order = await boughtOrder(shop(), shopper(), 3);
  const results = await times(10, () => returnUnits(shopper(), order));
  expect(codes(results).filter((code) => code === 'ok')).toHaveLength(3);
  const again = { idempotencyKey: randomUUID() };
  const other = await boughtOrder(shop(), shopper(), 3);
  expect(codes(await times(5, () => returnUnits(shopper(), other, 1, again)))).toEqual(Array(5).fill('ok'));
  const { order: read } = await shopper().must(ReturnsOfOrderDocument, { id: other.orderId });
  expect(read.returns).toHaveLength(1);
});

test('of five people who receive a return at once one does, and its units are restocked once', async () => {
  const order = await boughtOrder(shop(), shopper(), 3);
  const returnId = await newReturn(admin(), order, 2);
  await approve(admin(), returnId);
  const results = await times(5, () => receive(admin(), returnId, order.line, { quantity: 2 }));
  expect(codes(results)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'ok']);
  expect(await stockOf(order.lamp)).toBe(9);
});

test('of five people who refund a return at once one does', async () => {
  const order = await boughtOrder(shop(), shopper(), 3);
  const returnId = await newReturn(admin(), order, 2);
  await approve(admin(), returnId);
  await receive(admin(), returnId, order.line, { quantity: 2 });
  const lines = [{ orderItemId: order.line, quantity: 2, restock: true }];
  const results = await times(5, () =>
    admin().execute(RefundOrderDocument, {
      input: { orderId: order.orderId, returnId, lines, reason: 'Back.', idempotencyKey: randomUUID() },
    }),
  );
  expect(codes(results)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'ok']);
  expect(await stockOf(order.lamp)).toBe(9);
});

import { expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  BuyerCohortsDocument,
  ReportOrdersDocument,
  SalesBreakdownDocument,
  StockValueDocument,
} from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { ReportDimension } from './report-dimension.ts';

const { shop, admin, shopper } = raceShop();

test('on PostgreSQL each report is read, and comes to what was paid', async () => {
  const { id } = await shop().addProduct({ price: 12_34, countInStock: 9 });
  const checkout = await startCheckout(shopper(), id, 2);
  await place(shopper(), checkout, await shop().pay(checkout));
  const { amount } = checkout.payment;
  for (const by of Object.values(ReportDimension)) {
    const { salesBreakdown } = await admin().must(SalesBreakdownDocument, { by });
    const sum = salesBreakdown.rows.reduce((all, { paid }) => all + paid, 0);
    expect([by, salesBreakdown.current.paid, sum]).toEqual([by, amount, by === 'RETURN_REASON' ? 0 : amount]);
    const [row] = salesBreakdown.rows.filter(({ orders }) => orders > 0);
    if (!row) continue;
    const { reportOrders } = await admin().must(ReportOrdersDocument, { by, key: row.key });
    expect([by, reportOrders.total, reportOrders.paid]).toEqual([by, 1, row.paid]);
  }
  const { buyerCohorts } = await admin().must(BuyerCohortsDocument, {});
  expect(buyerCohorts.net).toBe(amount);
  const { stockValue } = await admin().must(StockValueDocument, {});
  expect(stockValue.units).toBeGreaterThanOrEqual(7);
});

import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { armFailpoints } from '../../core/failpoint.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { enterSeller, invoicesOf, issueDocuments } from '../../proof/testing/invoicing.ts';
import { RefundOrderDocument, ReissueInvoiceDocument } from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { DueInvoice } from './due-invoice.entity.ts';
import { Invoice } from './invoice.entity.ts';

const ORDERS = 200;
const HOUR = 60 * 60_000;
const race = raceShop();
const shop = () => race.shop();
beforeAll(() => enterSeller(shop()));

async function paidOrder(): Promise<string> {
  const lamp = await shop().addProduct({ countInStock: 1000 });
  const checkout = await startCheckout(race.shopper(), lamp.id);
  const { data } = await place(race.shopper(), checkout, await shop().pay(checkout));
  return data!.placeOrder.id;
}
const goodwill = (orderId: string) =>
  race.admin().must(RefundOrderDocument, {
    input: { orderId, goodwillAmount: 5_00, reason: 'A scratch.', idempotencyKey: randomUUID() },
  });
const amountsOf = async (id: string) =>
  (await invoicesOf(race.admin(), id)).map(({ kind, amount }) =>
    kind === 'INVOICE' ? amount.amount : -amount.amount,
  );

/** Cuts all connections with an open transaction, each time that the seventh worker comes to a failpoint. */
function killing() {
  let visits = 0;
  let kills = 0;
  const disarm = armFailpoints(async (name) => {
    if (!name.startsWith('invoice.') || ++visits % 7 !== 0) return;
    kills += 1;
    await shop()
      .em()
      .execute(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      );
  });
  return { disarm, kills: () => kills };
}

test('200 orders at once, whose connections are cut again and again: no number is missing, and none is there twice', async () => {
  const orders: string[] = [];
  for (let n = 0; n < ORDERS; n++) orders.push(await paidOrder());
  const { disarm, kills } = killing();
  const left = () => shop().em().count(DueInvoice);
  try {
    for (let round = 0; round < 60 && (await left()) > 0; round++) {
      // A worker whose connection was cut ends, as its process would.
      await Promise.allSettled(Array.from({ length: 8 }, () => issueDocuments(shop())));
      shop().clock.advance(HOUR);
    }
  } finally {
    disarm();
  }
  expect(await left()).toBe(0);
  expect(kills()).toBeGreaterThan(10);
  const invoices = await shop()
    .em()
    .find(Invoice, {}, { orderBy: { position: 'asc' } });
  expect(invoices.map(({ position }) => position)).toEqual(orders.map((_, at) => at + 1));
  expect(new Set(invoices.map(({ order }) => order.id))).toEqual(new Set(orders));
  const mails = await shop().em().find(Mail, { type: 'order.invoiced' });
  expect(mails.map(({ key }) => key).sort()).toEqual(invoices.map(({ id }) => id).sort());
});

test('a credit that is made while the invoice is issued is in a credit note', async () => {
  const id = await paidOrder();
  let credit: Promise<unknown> = Promise.resolve();
  const rival = async () => {
    credit = goodwill(id);
    await untilBlocked(shop());
  };
  await atFailpoint('invoice.numbered', rival, () => issueDocuments(shop()));
  await credit;
  await issueDocuments(shop());
  const [invoice, note] = await amountsOf(id);
  expect([invoice! > 5_00, note]).toEqual([true, -5_00]);
});

test('an invoice that two replace at once is replaced once', async () => {
  const id = await paidOrder();
  await issueDocuments(shop());
  const [invoice] = await invoicesOf(race.admin(), id);
  const replace = () => race.admin().execute(ReissueInvoiceDocument, { input: { invoiceId: invoice!.id } });
  const answers = await Promise.all([replace(), replace()]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', undefined]);
  expect(await amountsOf(id)).toHaveLength(3);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import type { OutgoingMail } from '../../core/mailer.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { enterSeller, issueDocuments, paidOrder } from '../../proof/testing/invoicing.ts';
import { RefundOrderDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Invoice } from './invoice.entity.ts';
import { writePdf } from './pdf/write-pdf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(() => enterSeller(shop));
afterAll(() => shop?.close());

/** Sends what is due, the first time to a server that does not answer if `fails`, and returns the mails with an invoice. */
async function send(fails = false): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const mailer = {
    sandbox: true,
    close() {},
    async send(mail: OutgoingMail) {
      if (fails) throw new Error('The mail server did not answer.');
      if (mail.attachment) sent.push(mail);
    },
  };
  const { em, ports } = shop.later(fails ? 0 : 25 * 60 * 60_000);
  await workDueRows({ em, ports: { ...ports, mailer }, settings: shop.settings }, mailQueue, shop);
  return sent;
}

test('a buyer gets each document once as the PDF that the page has, also after attempts that failed', async () => {
  const buyer = await shop.shopper();
  const admin = await shop.admin();
  const { id } = await paidOrder(shop, buyer);
  await issueDocuments(shop);
  const input = {
    orderId: id,
    goodwillAmount: 5_00,
    reason: 'A scratch.',
    idempotencyKey: crypto.randomUUID(),
  };
  await admin.must(RefundOrderDocument, { input });
  await issueDocuments(shop);
  expect(await send(true)).toEqual([]);
  const sent = await send();
  const documents = await shop.em().find(Invoice, { order: id }, { orderBy: { issuedAt: 'asc', id: 'asc' } });
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
  expect(sent.map(({ to }) => to.address)).toEqual([buyer.user.email, buyer.user.email]);
  for (const { document } of documents) {
    const name = `${document!.kind}-${document!.number}.pdf`;
    const mail = sent.find(({ attachment }) => attachment!.name === name)!;
    expect(mail.subject).toContain(` ${document!.number} `);
    expect(mail.attachment).toEqual({ name, type: 'application/pdf', content: await writePdf(document!) });
  }
  expect(await send()).toEqual([]);
  const rows = await shop.em().find(Mail, { type: 'order.invoiced' });
  expect(JSON.stringify(rows)).not.toMatch(/%PDF|JVBERi/);
  const path = `/sandbox/mail/${rows[0]!.id}/attachment`;
  const answer = await shop.guest().fetch(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

test('a guest gets it with the link of the order, and nobody when the shop does not mail invoices', async () => {
  const guest = await shop.guestBuyer('mailed@example.com');
  await paidOrder(shop, guest);
  await issueDocuments(shop);
  const [mail] = await send();
  expect(mail!.to.address).toBe('mailed@example.com');
  expect(mail!.text).toMatch(/\/order\/\S*#[\w-]{43}/);
  await enterSeller(shop, { mailInvoices: false });
  await paidOrder(shop, guest);
  await issueDocuments(shop);
  expect(await send()).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { approvedReturn, exchanged, refund } from '../../proof/testing/exchanging.ts';
import { enterSeller, invoicesOf, issueDocuments, paidOrder } from '../../proof/testing/invoicing.ts';
import {
  CancelOrderItemsDocument,
  CreateFulfillmentDocument,
  EraseUserDocument,
  InvoiceConnectionDocument,
  IssueInvoiceDocument,
  MarkDeliveredDocument,
  RefundOrderDocument,
  ReissueInvoiceDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import { receive } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { readOrder } from '../orders/find-orders.ts';
import { Order } from '../orders/order.entity.ts';
import { findSupply } from './find-supply.ts';
import { forgetOldDocuments } from './forget-old-documents.ts';
import { Invoice } from './invoice.entity.ts';

let shop: TestShop;
let shopper: TestClient;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  await offerAllWaysToPay(shop);
  await enterSeller(shop);
  [shopper, admin] = [await shop.shopper(), await shop.admin()];
});
afterEach(async () => {
  await enterSeller(shop);
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const order = (buyer = shopper) => paidOrder(shop, buyer);
const documentsOf = async (id: string) => {
  await issueDocuments(shop);
  return invoicesOf(admin, id);
};
const year = () => shop.ports.now().getUTCFullYear();
const key = () => randomUUID();
const goodwill = (orderId: string, goodwillAmount: number) =>
  admin.must(RefundOrderDocument, {
    input: { orderId, goodwillAmount, reason: 'A scratch.', idempotencyKey: key() },
  });
const cancel = (orderId: string, line: string, quantity: number) =>
  admin.must(CancelOrderItemsDocument, {
    input: { orderId, lines: [{ orderItemId: line, quantity }], idempotencyKey: key() },
  });
const amounts = (documents: { kind: string; amount: { amount: number } }[]) =>
  documents.map(({ kind, amount }) => (kind === 'INVOICE' ? amount.amount : -amount.amount));

test('a paid order gets an invoice with the next number, which its buyer reads as a page and as XML', async () => {
  const { id } = await order();
  const [invoice, ...more] = await documentsOf(id);
  expect(more).toEqual([]);
  expect(invoice).toMatchObject({
    kind: 'INVOICE',
    number: expect.stringMatching(`^${year()}-\\d+$`),
    isCurrent: true,
    correctsId: null,
    amount: { amount: 169_00, currency: 'INR' },
    taxAmount: { amount: 9_00 },
  });
  expect(invoice!.files.map(({ format }) => format)).toEqual(['PDF', 'HTML', 'XML', 'XRECHNUNG']);
  const [pdf, page, xml] = await Promise.all(invoice!.files.map(({ path }) => shopper.fetch(path)));
  expect(page!.headers.get('cache-control')).toBe('private, no-store');
  expect(pdf!.headers.get('cache-control')).toBe('private, no-store');
  expect(pdf!.headers.get('content-disposition')).toBe(
    `attachment; filename="invoice-${invoice!.number}.pdf"`,
  );
  expect(await pdf!.text()).toMatch(/^%PDF-/);
  const html = await page!.text();
  for (const text of [
    'Citron &amp; Co. Ltd',
    'Tax number 27AAPFU0939F1ZV',
    'Lamp &lt;3&gt;',
    '₹169.00',
    '₹9.00',
  ])
    expect(html).toContain(text);
  expect(xml!.headers.get('content-disposition')).toBe(
    `attachment; filename="invoice-${invoice!.number}.xml"`,
  );
  expect(await xml!.text()).toContain(`<ram:ID>${invoice!.number}</ram:ID>`);
  expect(await issueDocuments(shop)).toBe(0);
});

test('numbers go on without a gap, credit notes by a count of their own', async () => {
  const [first, second] = [await order(), await order()];
  const place = async (id: string) => Number((await documentsOf(id))[0]!.number.split('-')[1]);
  const before = await place(first.id);
  expect(await place(second.id)).toBe(before + 1);
  await goodwill(first.id, 5_00);
  const [, note] = await documentsOf(first.id);
  expect(note!.number).toBe(`C${year()}-1`);
});

test('each credit after the invoice has a credit note, and together they come to what is left', async () => {
  const { id, line } = await order();
  const [invoice] = await documentsOf(id);
  await goodwill(id, 10_00);
  await cancel(id, line, 1);
  const documents = await documentsOf(id);
  expect(amounts(documents)).toEqual([169_00, -10_00, -23_00]);
  expect(documents.map(({ correctsId }) => correctsId)).toEqual([null, invoice!.id, invoice!.id]);
  await cancel(id, line, 2);
  expect(amounts(await documentsOf(id)).reduce((sum, amount) => sum + amount, 0)).toBe(0);
});

test('what was credited before the invoice is not in it', async () => {
  await enterSeller(shop, { issueOn: 'shipping' });
  const { id, line } = await order();
  await cancel(id, line, 1);
  expect(await documentsOf(id)).toEqual([]);
  await admin.must(CreateFulfillmentDocument, { input: { orderId: id, idempotencyKey: key() } });
  expect(await documentsOf(id)).toEqual([]);
  await issueDocuments(shop, 10 * 60_000 + 1);
  expect(amounts(await documentsOf(id))).toEqual([146_00]);
});

test('an invoice says when its items left the shop, or were handed over, and otherwise when they were paid', async () => {
  const currentOf = async (order: string) =>
    (await invoicesOf(admin, order)).findLast(({ kind }) => kind === 'INVOICE')!;
  const documentOf = async (id: string) => {
    await issueDocuments(shop);
    return (await shop.em().findOneOrFail(Invoice, (await currentOf(id)).id)).document!;
  };
  const today = shop.ports.now().toISOString().slice(0, 10);
  const { id, line } = await order();
  const ship = (quantity: number) =>
    admin.must(CreateFulfillmentDocument, {
      input: { orderId: id, lines: [{ orderItemId: line, quantity }], idempotencyKey: key() },
    });
  const before = await documentOf(id);
  expect(before).toMatchObject({ shippedOn: null, suppliedOn: null, paidOn: today });
  const replaced = async () => {
    await admin.must(ReissueInvoiceDocument, { input: { invoiceId: (await currentOf(id)).id } });
    return documentOf(id);
  };
  await ship(1);
  expect(await replaced()).toMatchObject({ shippedOn: today, suppliedOn: null, paidOn: today });
  await ship(2);
  expect(await replaced()).toMatchObject({ shippedOn: today, suppliedOn: today, paidOn: null });

  const row = await readOrder({ em: shop.em() }, id);
  const fetched = { ...row, shippingMethod: { ...row.shippingMethod!, kind: 'pickup' as const } };
  expect(await findSupply(shop.em(), fetched)).toEqual({ from: null, to: null });
  await admin.must(MarkDeliveredDocument, { id });
  const { from, to } = await findSupply(shop.em(), fetched);
  expect(from! > row.shippedAt!).toBe(true);
  expect(to).toEqual(from);
});

test('an unpaid order is invoiced when it is shipped, and says until when it is to be paid', async () => {
  await enterSeller(shop, { issueOn: 'shipping' });
  const lamp = await shop.addProduct();
  const id = await orderLater(shopper, lamp.id, 'transfer');
  expect(await documentsOf(id)).toEqual([]);
  await admin.must(MarkDeliveredDocument, { id });
  await issueDocuments(shop, 10 * 60_000 + 1);
  const { document } = await shop.em().findOneOrFail(Invoice, { order: id });
  expect(document).toMatchObject({
    totals: { paid: 0 },
    payment: { kind: 'transfer', label: 'Bank transfer' },
  });
  expect(document!.totals.due).toBe(document!.totals.gross);
});

test('without data of the seller nothing is issued; afterwards staff issue it by hand, once', async () => {
  await enterSeller(shop, { taxNumber: null });
  const { id } = await order();
  const issue = () => admin.execute(IssueInvoiceDocument, { input: { orderId: id } });
  expect(await documentsOf(id)).toEqual([]);
  expect((await issue()).code).toBe('CONFLICT');
  await enterSeller(shop);
  expect(await documentsOf(id)).toEqual([]);
  expect((await issue()).data!.issueInvoice.order.invoices).toHaveLength(1);
  expect((await issue()).data!.issueInvoice.order.invoices).toHaveLength(1);
});

test('an unpaid order, and one of which nothing is left, cannot be invoiced', async () => {
  const lamp = await shop.addProduct();
  const unpaid = await orderLater(shopper, lamp.id);
  const { id, line } = await order();
  await cancel(id, line, 3);
  for (const orderId of [unpaid, id])
    expect((await admin.execute(IssueInvoiceDocument, { input: { orderId } })).code).toBe('CONFLICT');
});

test('a correction is a credit note and a new invoice, once; later credits are of the new one', async () => {
  const { id } = await order();
  const [first] = await documentsOf(id);
  await goodwill(id, 9_00);
  const billingAddress = {
    address: 'New Street 2',
    city: 'Pune',
    postalCode: '411002',
    country: 'India',
    company: 'Acme',
  };
  const input = { invoiceId: first!.id, billingAddress };
  const { data } = await admin.execute(ReissueInvoiceDocument, { input });
  const documents = data!.reissueInvoice.order.invoices;
  expect(amounts(documents)).toEqual([169_00, -9_00, -160_00, 160_00]);
  expect(documents.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false, true]);
  expect((await admin.execute(ReissueInvoiceDocument, { input })).code).toBe('CONFLICT');
  const { document } = await shop.em().findOneOrFail(Invoice, { id: documents[3]!.id });
  expect(document).toMatchObject({
    buyer: { company: 'Acme', postalCode: '411002' },
    shipTo: { postalCode: '411001' },
  });
  await goodwill(id, 1_00);
  expect((await documentsOf(id)).at(-1)).toMatchObject({
    amount: { amount: 1_00 },
    correctsId: documents[3]!.id,
  });
});

test('erasing a person leaves the documents until their years are over, then names and addresses go', async () => {
  const buyer = await shop.shopper();
  const { id } = await order(buyer);
  await admin.must(MarkDeliveredDocument, { id });
  await documentsOf(id);
  await admin.must(EraseUserDocument, { id: buyer.user.id });
  const stored = () => shop.em().findOneOrFail(Invoice, { order: id });
  expect((await stored()).document).toMatchObject({ buyer: { email: buyer.user.email } });
  const years = (count: number) => shop.later((count * 366 + 1) * 24 * 60 * 60_000);
  await forgetOldDocuments({ ...years(9), settings: shop.settings });
  expect((await stored()).document).not.toBeNull();
  await forgetOldDocuments({ ...years(11), settings: shop.settings });
  expect(await stored()).toMatchObject({ document: null, amount: 169_00, number: expect.any(String) });
  expect((await invoicesOf(admin, id))[0]!.files).toEqual([]);
});

test('staff list the documents of all orders by kind and day, the newest first and by pages', async () => {
  const [first, second] = [await order(), await order()];
  await documentsOf(first.id);
  await goodwill(first.id, 5_00);
  const newest = [...(await documentsOf(first.id)), ...(await documentsOf(second.id))]
    .sort((a, b) => b.id.localeCompare(a.id))
    .map(({ number }) => number);
  const list = async (variables: object) => (await admin.must(InvoiceConnectionDocument, variables)).invoices;
  const page = await list({ first: 2 });
  expect(page.nodes.map(({ number }) => number)).toEqual(newest.slice(0, 2));
  const rest = await list({ first: 1, after: page.pageInfo.endCursor });
  expect(rest.nodes.map(({ number, orderId }) => [number, [first.id, second.id].includes(orderId)])).toEqual([
    [newest[2], true],
  ]);
  const notes = await list({ first: 100, kind: 'CREDIT_NOTE' });
  expect(notes.nodes[0]).toMatchObject({ kind: 'CREDIT_NOTE', orderId: first.id, isCurrent: false });
  expect(new Set(notes.nodes.map(({ kind }) => kind))).toEqual(new Set(['CREDIT_NOTE']));
  const tomorrow = new Date(shop.ports.now().getTime() + 24 * 60 * 60_000).toISOString();
  expect((await list({ first: 1, from: tomorrow })).nodes).toEqual([]);
  expect((await list({ first: 1, to: tomorrow })).nodes).toHaveLength(1);
});

test('staff find documents by number, number of the order, and name or e-mail address of the buyer', async () => {
  const { id } = await order();
  const [document] = await documentsOf(id);
  await documentsOf((await order()).id);
  const em = shop.em();
  const bought = await em.findOneOrFail(Order, { id });
  em.assign(bought, { customerName: 'Grace 100%', customerEmail: 'hopper@example.com' });
  await em.flush();
  const find = async (keyword: string) =>
    (await admin.must(InvoiceConnectionDocument, { keyword })).invoices.nodes;
  for (const keyword of [document!.number, `#${bought.number}`, 'grace 100%', 'HOPPER@', ' Grace '])
    expect(await find(keyword)).toMatchObject([{ number: document!.number, customerName: 'Grace 100%' }]);
  for (const keyword of ['1000%', '99999999', 'nobody']) expect(await find(keyword)).toEqual([]);
  const { code } = await admin.execute(InvoiceConnectionDocument, { keyword: 'x'.repeat(101) });
  expect(code).toBe('BAD_USER_INPUT');
});

test('an exchange is a credit note and an invoice that are set off against each other', async () => {
  const returned = await approvedReturn(shop, shopper);
  await issueDocuments(shop);
  const newId = await exchanged(admin, returned);
  await receive(admin, returned.returnId, returned.line, { quantity: 2 });
  await refund(admin, returned);
  await issueDocuments(shop);
  const found = await shop.em().find(Invoice, { order: [returned.orderId, newId] });
  expect(found.map(({ document }) => [document!.kind, document!.payment.kind, document!.totals])).toEqual([
    ['invoice', 'provider', expect.objectContaining({ gross: 146_00, paid: 146_00, due: 0 })],
    ['credit_note', 'exchange', expect.objectContaining({ gross: 46_00, paid: 46_00, due: 0 })],
    ['invoice', 'exchange', expect.objectContaining({ gross: 46_00, paid: 46_00, due: 0 })],
  ]);
});

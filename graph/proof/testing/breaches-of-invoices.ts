import { an, type Breach, order } from './breach.ts';

/** SQL of the columns of a document of the order, with another number. */
const document = (position: number, kind: string, corrects: string, amount: string) =>
  `insert into invoices (id, number, series, position, kind, order_id, corrects_id, amount, tax_amount, currency, issued_at)
   select gen_random_uuid(), 'x-${position}', 'x-{n}', ${position}, '${kind}', id, ${corrects}, ${amount}, 0, currency, now()
   from orders where id = ${order}`;
const invoice = `insert into invoice_series (name, last) values ('x-{n}', 1);
  ${document(1, 'invoice', 'null', 'total_price')}`;
const note = `update invoice_series set last = 2;
  ${document(2, 'credit_note', '(select id from invoices)', 'total_price + 1')}`;

/** Invoices and credit notes. */
export const breachesOfInvoices: Breach[] = [
  [
    'I22',
    "insert into invoice_series (name, last) values ('x-{n}', 2)",
    `${an('I22 series')} counted to 2, has 0 documents up to 0`,
  ],
  [
    'I22',
    `${invoice};
     update invoices set position = 2`,
    `${an('I22 series')} counted to 1, has 1 documents up to 2`,
  ],
  [
    'I22',
    `${invoice};
     update invoices set document = jsonb_build_object('number', number, 'kind', kind, 'currency', currency,
       'totals', jsonb_build_object('gross', 7, 'tax', 0))`,
    `${an('I22 invoice')} is \\d+ with 0 tax, its document says 7 with 0`,
  ],
  [
    'I22',
    `${invoice};
     update invoices set amount = amount - 1`,
    `${an('I22 order')} costs \\d+ less 0, its documents come to \\d+`,
  ],
  [
    'I22',
    `${invoice};
     insert into credits (id, order_id, kind, amount, shipping_amount, currency, request_key, created_at)
       select gen_random_uuid(), id, 'refund', 1, 0, currency, 'key', now() from orders where id = ${order}`,
    `${an('I22 credit')} is in 0 documents`,
  ],
  [
    'I22',
    `${invoice};
     ${note}`,
    `${an('I22 invoice')} is \\d+, its credit notes come to \\d+`,
  ],
];

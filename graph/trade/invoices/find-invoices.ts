import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { Invoice } from './invoice.entity.ts';
import { InvoiceFormat, type OrderInvoice } from './invoices.types.ts';
import { missingFor } from './write-cii.ts';

/** Where `documentsRoute` is. */
export const DOCUMENTS_PATH = '/documents';

/** The documents of an order, oldest first. */
export function invoicesOf({ id }: Pick<OrderRow, 'id'>, ctx: Context): Promise<OrderInvoice[]> {
  return batch(ctx, 'invoices', id, async (ids) => {
    const rows = await ctx.em
      .fork()
      .find(
        Invoice,
        { order: { $in: [...ids] } },
        { orderBy: { issuedAt: 'asc', id: 'asc' }, populate: ['order'] },
      );
    const byOrder = Map.groupBy(rows, ({ order }) => order.id);
    return ids.map((order) => {
      const documents = byOrder.get(order) ?? [];
      const current = documents.findLast(({ kind }) => kind === 'invoice');
      return documents.map((row) => toOrderInvoice(row, row === current));
    });
  });
}

function toOrderInvoice(row: Invoice, isCurrent: boolean): OrderInvoice {
  const { id, order, kind, number, issuedAt, amount, taxAmount, currency, corrects } = row;
  return {
    id,
    kind,
    number,
    issuedAt,
    isCurrent,
    correctsId: corrects?.id ?? null,
    orderId: order.id,
    orderNumber: order.number,
    customerName: order.customerName,
    amount: { amount, currency },
    taxAmount: { amount: taxAmount, currency },
    files: formatsOf(row).map((format) => ({ format, path: `${DOCUMENTS_PATH}/invoices/${id}.${format}` })),
  };
}

/** The formats in which a document can be read. */
export function formatsOf({ document }: Pick<Invoice, 'document'>): InvoiceFormat[] {
  if (!document) return [];
  const { PDF, HTML, XML, XRECHNUNG } = InvoiceFormat;
  const profiles = [
    [XML, 'en16931'],
    [XRECHNUNG, 'xrechnung'],
  ] as const;
  return [
    ...[PDF, HTML],
    ...profiles.flatMap(([format, profile]) => (missingFor(profile, document).length > 0 ? [] : [format])),
  ];
}

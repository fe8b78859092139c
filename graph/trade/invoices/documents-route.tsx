import express, { type Request, type Response, Router } from 'express';
import { Permission, requirePermission } from '../../core/actor.ts';
import { admitBody, GUEST_BODY } from '../../core/admit-body.ts';
import type { Context } from '../../core/context.ts';
import { DomainError, type HttpStatus } from '../../core/errors.ts';
import { sendErrors } from '../../core/send-error.ts';
import { recordAccess } from '../../platform/data-access/record-access.ts';
import { openOrderLink } from '../orders/open-order-link.ts';
import { documentTexts, titleOf } from './document-texts.ts';
import { findInvoice } from './find-invoice.ts';
import { formatsOf } from './find-invoices.ts';
import { findOpenItems } from './find-open-items.ts';
import { findSender } from './find-sender.ts';
import type { Invoice } from './invoice.entity.ts';
import { fileName } from './invoice-document.ts';
import { InvoicePage } from './invoice-page.tsx';
import { InvoiceFormat } from './invoices.types.ts';
import * as t from './messages/en.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { sendPage } from './print-page.tsx';
import { PackingSlips, PickList } from './warehouse-pages.tsx';
import { writeCii } from './write-cii.ts';

type ContextOf = (req: Request, res: Response) => Promise<Context>;

/**
 * Documents of orders, for who may see the order: by GET with the cookie of a session, or by POST with the `token` of a mailed link.
 * Packing slips and pick lists for staff with ORDERS. Responds with `{ message, code }` and status 400, 401, 403 or 404 to others.
 */
export function documentsRoute(contextOf: ContextOf, httpStatus: HttpStatus): Router {
  const router = Router();
  const openItems = async (ctx: Context, req: Request, isSlip = false) => {
    requirePermission(ctx, Permission.Orders);
    const orders = await findOpenItems(ctx, req.query.orders, isSlip);
    await recordAccess(ctx, { type: 'order', ids: orders.map(({ order }) => order.id) });
    return orders;
  };
  router.get('/packing-slips', async (req, res) => {
    const ctx = await contextOf(req, res);
    const orders = await openItems(ctx, req, true);
    sendPage(res, t.packingSlip, <PackingSlips orders={orders} {...(await findSender(ctx))} />);
  });
  router.get('/pick-list', async (req, res) => {
    const orders = await openItems(await contextOf(req, res), req);
    sendPage(res, t.pickList, <PickList orders={orders} />);
  });
  router.get('/invoices/:file', async (req, res) => {
    await sendInvoice(await contextOf(req, res), req.params.file, res);
  });
  router.post(
    '/invoices/:file',
    (req, res, next) => {
      admitBody(req, res, { limit: GUEST_BODY, from: 'guest' });
      next();
    },
    express.urlencoded({ extended: false, limit: GUEST_BODY }),
    async (req: Request<{ file: string }>, res) => {
      const ctx = await contextOf(req as unknown as Request, res);
      const linked = await openOrderLink(ctx, String(req.body?.token ?? ''), 'order');
      const invoice = await sendable(linked.ctx, req.params.file);
      // The owner may have other orders, of which the link shows none.
      if (invoice.order.id !== linked.orderId) throw new DomainError('NOT_FOUND', 'Invoice not found.');
      await send(res, invoice, req.params.file);
    },
  );
  router.use(sendErrors(httpStatus));
  router.use((_req, res) => void res.status(404).json({ message: 'No such document.', code: 'NOT_FOUND' }));
  return router;
}

async function sendInvoice(ctx: Context, file: string, res: Response): Promise<void> {
  const invoice = await sendable(ctx, file);
  await recordAccess(ctx, { type: 'order', ids: [invoice.order.id] });
  await send(res, invoice, file);
}

const formatOf = (file: string) =>
  Object.values(InvoiceFormat).find((each) => each === file.slice(file.indexOf('.') + 1));

/** The document of a file such as "<id>.html". Errors: NOT_FOUND, also when it cannot be written in this format. */
async function sendable(ctx: Context, file: string): Promise<Invoice> {
  const format = formatOf(file);
  const invoice = await findInvoice(ctx, file.split('.', 1)[0]!);
  if (!format || !formatsOf(invoice).includes(format))
    throw new DomainError('NOT_FOUND', 'This document cannot be had in this format.');
  return invoice;
}

async function send(res: Response, { document }: Invoice, file: string): Promise<void> {
  const format = formatOf(file);
  if (!document || !format) return;
  if (format === 'html') {
    sendPage(res, titleOf(document), <InvoicePage texts={documentTexts(document)} />);
    return;
  }
  const content =
    format === 'pdf'
      ? await writePdf(document)
      : writeCii(document, format === 'xml' ? 'en16931' : 'xrechnung');
  res
    .set({
      'Content-Type': format === 'pdf' ? 'application/pdf' : 'application/xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName(document, format)}"`,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    })
    .send(content);
}

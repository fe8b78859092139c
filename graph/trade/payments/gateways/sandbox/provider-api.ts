import { type FilterQuery, type FindOptions, UniqueConstraintViolationException } from '@mikro-orm/core';
import { type Request, Router } from 'express';
import { isOrderId, isPaymentId } from '../razorpay/provider-ids.ts';
import { constantTimeEqual } from '../razorpay/signature.ts';
import { capturePayment } from './capture-payment.ts';
import { type SandboxAccount, SandboxOrder, SandboxPayment, SandboxRefund } from './ledger.entity.ts';
import type { Ledger } from './ledger.ts';
import { checkAmount, checkCurrency } from './money-rules.ts';
import { ProviderError, unknownId } from './provider-error.ts';
import { collectionJson, orderJson, paymentJson, refundJson } from './provider-json.ts';
import { randomId } from './random-id.ts';
import { refundPayment } from './refund-payment.ts';
import { releaseAuthorized } from './release-authorized.ts';

/** Razorpay's API for the shop's server: orders, payments, capture and refund, with Basic authentication by the account's key and secret. */
export function providerApi(ledger: Ledger, { keyId, keySecret }: SandboxAccount): Router {
  const router = Router();
  const credentials = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  router.use((req, _res, next) => {
    if (constantTimeEqual(credentials, req.get('authorization') ?? '')) return next();
    throw new ProviderError('Authentication failed', 401);
  });
  router.post('/orders', async (req, res) => {
    res.json(orderJson(await createOrder(ledger, req.body ?? {})));
  });
  router.get('/orders', async (req, res) => {
    const receipt = String(req.query.receipt ?? '');
    const orders = await ledger.em().find(SandboxOrder, { receipt });
    res.json(collectionJson(orders.map(orderJson)));
  });
  router.get('/orders/:id', async (req, res) => {
    res.json(orderJson(await findOrder(ledger, req)));
  });
  router.get('/orders/:id/payments', async (req, res) => {
    const { id: orderId } = await findOrder(ledger, req);
    const payments = await findPayments(ledger, { orderId }, { orderBy: { createdAt: 'desc' } });
    res.json(collectionJson(payments.map((payment) => paymentJson(payment))));
  });
  router.get('/payments', async (req, res) => {
    const { where, ...page } = readRange(req);
    const payments = await findPayments(ledger, where, page);
    res.json(collectionJson(payments.map((payment) => paymentJson(payment))));
  });
  router.get('/refunds', async (req, res) => {
    const { where, ...page } = readRange(req);
    const refunds = await ledger.em().find(SandboxRefund, where, page);
    res.json(collectionJson(refunds.map(refundJson)));
  });
  router.get('/payments/:id', async (req, res) => {
    res.json(paymentJson(await findPayment(ledger, req), req.query['expand[]'] === 'card'));
  });
  router.get('/payments/:id/refunds', async (req, res) => {
    const { id: paymentId } = await findPayment(ledger, req);
    const { where, ...page } = readRange(req);
    const refunds = await ledger.em().find(SandboxRefund, { ...where, paymentId }, page);
    res.json(collectionJson(refunds.map(refundJson)));
  });
  router.post('/payments/:id/capture', async (req, res) => {
    await releaseAuthorized(ledger);
    res.json(paymentJson(await capturePayment(ledger, paymentId(req), req.body ?? {})));
  });
  router.post('/payments/:id/refund', async (req, res) => {
    await releaseAuthorized(ledger);
    const idempotencyKey = req.get('x-refund-idempotency') ?? null;
    const { amount, receipt } = req.body ?? {};
    const request = {
      paymentId: paymentId(req),
      amount,
      receipt: receipt && String(receipt),
      idempotencyKey,
    };
    res.json(refundJson(await refundPayment(ledger, request)));
  });
  return router;
}

async function findOrder(ledger: Ledger, { params: { id } }: Request): Promise<SandboxOrder> {
  const order = isOrderId(id) ? await ledger.em().findOne(SandboxOrder, { id }) : null;
  if (!order) throw unknownId();
  return order;
}

async function findPayment(ledger: Ledger, req: Request): Promise<SandboxPayment> {
  const [payment] = await findPayments(ledger, { id: paymentId(req) });
  if (!payment) throw unknownId();
  return payment;
}

/** As they are now: what was authorised and not captured in time is given back first. */
async function findPayments(
  ledger: Ledger,
  where: FilterQuery<SandboxPayment>,
  options?: FindOptions<SandboxPayment>,
): Promise<SandboxPayment[]> {
  const read = () => ledger.em().find(SandboxPayment, where, options);
  const found = await read();
  const now = ledger.now();
  const isOver = ({ status, authorizedUntil }: SandboxPayment) =>
    status === 'authorized' && authorizedUntil !== null && authorizedUntil <= now;
  if (!found.some(isOver)) return found;
  await releaseAuthorized(ledger);
  return read();
}

/** Five days. */
const MOST_MINUTES = 7200;
/** The default for `to`, far in the future: ten digits, Unix seconds. */
const LAST_SECOND = 9_999_999_998;

/** The options of a list: newest first, ten entries by default, at most a hundred, both ends of the time range inclusive. */
function readRange({ query }: Request) {
  return {
    where: {
      createdAt: {
        $gte: new Date(number(query.from, 0) * 1000),
        $lt: new Date((number(query.to, LAST_SECOND) + 1) * 1000),
      },
    },
    orderBy: { createdAt: 'desc', id: 'desc' },
    limit: Math.min(number(query.count, 10), 100),
    offset: number(query.skip, 0),
  } as const;
}

function number(text: unknown, otherwise: number): number {
  return /^\d{1,10}$/.test(String(text)) ? Number(text) : otherwise;
}

function paymentId({ params: { id } }: Request): string {
  if (!isPaymentId(id)) throw unknownId();
  return id;
}

/**
 * Creates an order. A receipt identifies one order: with `unique_receipt` a repeated request returns it again.
 * @throws ProviderError for an invalid field, or a receipt that belongs to another order.
 */
export async function createOrder(ledger: Ledger, body: Record<string, unknown>): Promise<SandboxOrder> {
  const receipt = readReceipt(body.receipt);
  const order: SandboxOrder = {
    id: randomId('order_'),
    amount: checkAmount(body.amount),
    currency: checkCurrency(body.currency),
    receipt,
    status: 'created',
    attempts: 0,
    capturedWithin: readCapture(body.payment),
    createdAt: ledger.now(),
  };
  const em = ledger.em();
  try {
    await em.insert(SandboxOrder, order);
    return order;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const first = await em.findOneOrFail(SandboxOrder, { receipt });
    const same =
      first.amount === order.amount &&
      first.currency === order.currency &&
      first.capturedWithin === order.capturedWithin;
    if (body.unique_receipt !== true || !same) throw new ProviderError('The receipt has already been used');
    return first;
  }
}

/** For how many minutes payments wait for the shop to capture them; null when they are captured at once. */
function readCapture(payment: unknown): number | null {
  const { capture, capture_options: options } = (payment ?? {}) as Record<string, unknown>;
  if (capture !== 'manual') return null;
  const { manual_expiry_period: minutes = MOST_MINUTES } = (options ?? {}) as Record<string, unknown>;
  const isPeriod =
    Number.isInteger(minutes) && (minutes as number) >= 12 && (minutes as number) <= MOST_MINUTES;
  if (!isPeriod)
    throw new ProviderError(`The manual expiry period must be from 12 to ${MOST_MINUTES} minutes.`);
  return minutes as number;
}

function readReceipt(receipt: unknown): string | null {
  if (receipt === undefined || receipt === null) return null;
  if (typeof receipt === 'string' && /^[\x20-\x7e]{1,40}$/.test(receipt)) return receipt;
  throw new ProviderError('The receipt must be a text of at most 40 characters.');
}

import { type NextFunction, type Request, type Response, Router } from 'express';
import { isSharedAddress } from '../../../../core/forwarding.ts';
import { consumeOfNetwork } from '../../../../core/network-limits.ts';
import { isOrderId } from '../razorpay/provider-ids.ts';
import { hmacHex, paymentText } from '../razorpay/signature.ts';
import css from './checkout/checkout.css?raw';
import html from './checkout/checkout.html?raw';
import script from './checkout/checkout.js?raw';
import type { SandboxAccount, SandboxPayment } from './ledger.entity.ts';
import type { Ledger } from './ledger.ts';
import { checkAmount, checkCurrency } from './money-rules.ts';
import { ProviderError, unknownId } from './provider-error.ts';
import { failureJson } from './provider-json.ts';
import { type PaymentAttempt, takePayment } from './take-payment.ts';

/** Per network address. Payments of an order are limited by the order instead. */
const paymentsWithoutOrder = {
  name: 'sandbox payment',
  most: 100,
  minutes: 24 * 60,
  what: 'test payments without an order from your network',
};

// One file for the browser: a shop embeds a single script of its provider.
const checkoutScript = script
  .replace("'%css%'", () => JSON.stringify(css))
  .replace("'%html%'", () => JSON.stringify(html));

/** The routes for the browser: the drop-in script, and the endpoint to which it sends payments. */
export function checkoutPage(ledger: Ledger, account: SandboxAccount): Router {
  const router = Router();
  router.get('/checkout.js', (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('text/javascript').send(checkoutScript);
  });
  router.post('/checkout/pay', sameOrigin, async (req, res) => {
    const body: Record<string, unknown> = req.body ?? {};
    const attempt = readAttempt(body);
    if (!opensWidget(body.key, attempt, account)) {
      throw new ProviderError('The api key provided is invalid', 401);
    }
    if (attempt.orderId === null) await countPayment(ledger, req);
    const payment = await takePayment(ledger, attempt);
    res.json(payment.status === 'failed' ? { error: failureJson(payment) } : signed(payment, account));
  });
  return router;
}

function countPayment(ledger: Ledger, req: Request): Promise<void> {
  const client = { address: req.ip ?? '', isAddressShared: isSharedAddress(req) };
  return consumeOfNetwork(
    { em: ledger.em(), ports: ledger, settings: ledger, ...client },
    paymentsWithoutOrder,
  );
}

/**
 * An order is paid with the key of its account. Without an order any test key is accepted: existing clients have the key
 * of another account built in, and no money moves.
 */
function opensWidget(key: unknown, { orderId }: PaymentAttempt, { keyId }: SandboxAccount): boolean {
  return key === keyId || (orderId === null && /^rzp_test_[A-Za-z0-9]{14}$/.test(String(key)));
}

function readAttempt(body: Record<string, unknown>): PaymentAttempt {
  const { order_id: orderId = null, outcome, method, card } = body;
  if (orderId !== null && !isOrderId(orderId)) throw unknownId();
  if (outcome !== 'paid' && outcome !== 'failed') throw new ProviderError('The outcome is not valid.');
  return {
    orderId,
    amount: checkAmount(body.amount),
    currency: checkCurrency(body.currency),
    method: method === 'wallet' ? 'wallet' : 'card',
    outcome: outcome === 'paid' ? 'captured' : 'failed',
    card: card === 'refusing' || card === 'brief' ? card : undefined,
  };
}

function signed({ id, orderId }: SandboxPayment, { keySecret }: SandboxAccount): object {
  if (!orderId) return { razorpay_payment_id: id };
  return {
    razorpay_payment_id: id,
    razorpay_order_id: orderId,
    razorpay_signature: hmacHex(keySecret, paymentText(orderId, id)),
  };
}

// Another site must not pay on a visitor's behalf. Browsers send no Sec-Fetch-Site over plain HTTP, but always an Origin.
function sameOrigin(req: Request, _res: Response, next: NextFunction): void {
  const site = req.get('sec-fetch-site');
  const origin = req.get('origin');
  const same = site ? site === 'same-origin' : URL.parse(origin ?? '')?.host === req.get('host');
  if (!same) throw new ProviderError('Payments are taken from the shop itself only.', 403);
  next();
}

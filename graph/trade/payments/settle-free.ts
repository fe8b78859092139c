import type { CheckoutRow } from '../checkout/checkout-row.ts';
import { claimCart } from '../checkout/claim-cart.ts';
import { beforePayment } from '../checkout/line-problems.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { resumeCheckout } from '../orders/resume-checkout.ts';
import { recordPayment } from './record-payment.ts';
import type { SettleDeps } from './settle-deps.ts';

/**
 * Makes the paid order of a checkout that costs nothing, without the provider: its payment is recorded by the checkout's id.
 * Called again, it returns the same order. Returns the order's id. Errors: OUT_OF_STOCK, PRICE_CHANGED, CODE_INVALID, CART_ORDERED or
 * CONFLICT when it cannot be had any more; nothing is recorded then.
 */
export function settleFree(deps: SettleDeps, { id, currency }: CheckoutRow): Promise<string> {
  const payment = {
    id: `free_${id}`,
    entity: 'payment',
    status: 'captured' as const,
    currency,
    amount: 0,
    amountRefunded: 0,
    orderId: null,
  };
  return recordPayment(deps, payment, {
    provider: null,
    refusal: null,
    open: (em) => lockCheckout(em, id),
    async hold(em, checkout) {
      const refusal =
        (await claimCart(em, deps, checkout)) ?? (await resumeCheckout({ ...deps, em }, checkout));
      if (refusal) throw beforePayment(refusal);
      return null;
    },
  });
}

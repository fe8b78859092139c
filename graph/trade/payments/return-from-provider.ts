import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../core/context.ts';
import { readCheckout } from '../checkout/checkout-row.ts';
import { countUnsignedCall } from '../checkout/limit-provider-calls.ts';
import { orderOfCheckout } from './order-of-checkout.ts';
import { settleCheckout } from './reconcile.ts';

/**
 * Where shoppers come back to who paid at an address of a provider: settles the checkout that the path names, and leads
 * to its order over the page that empties the cart, or back to that page when nothing was paid. Nothing is read from the query string, since anybody can write one.
 */
export function returnHandler(contextOf: (req: Request, res: Response) => Promise<Context>, logger: Logger) {
  return async (req: Request, res: Response): Promise<void> => {
    const ctx = await contextOf(req, res);
    const { em, ports } = ctx;
    const id = String(req.params.checkout);
    const [checkout] = isUuid(id) ? await readCheckout(em, id) : [];
    if (checkout?.redirectUrl && checkout.stock !== 'sold') {
      const settle = async () => {
        await countUnsignedCall(ctx, checkout);
        return settleCheckout({ em, ports }, checkout);
      };
      await ports.mutex(checkout.providerOrderId!, settle).catch((err) => {
        // The webhook or the reconciler settles it later.
        logger.warn({ err, checkout: id }, 'a payment could not be settled yet when its shopper came back');
      });
    }
    const order = checkout && (await orderOfCheckout(em, id));
    res.redirect(303, order ? `/placeorder?paid=${id}&order=${order}` : '/placeorder');
  };
}

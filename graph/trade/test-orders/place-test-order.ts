import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { consume, type RateLimit } from '../../core/rate-limit.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { storeSetting } from '../../platform/settings/store-setting.ts';
import { priceCart } from '../cart/price-cart.ts';
import { agreeToTexts } from '../checkout/agree-to-texts.ts';
import { cartRefusal } from '../checkout/cart-refusal.ts';
import { cartTerms } from '../checkout/cart-terms.ts';
import { choosePayment } from '../checkout/choose-payment.ts';
import { draftTerms, refuseBlankAddress } from '../checkout/draft-checkout.ts';
import { openingSetting } from '../setup/opening-setting.ts';
import { TestOrder } from './test-order.entity.ts';
import type { PlaceTestOrderInput } from './test-orders.types.ts';

/** Most test orders that are stored: the oldest ones make room. */
export const MOST_TEST_ORDERS = 10;

const testOrders: RateLimit = { name: 'test orders', most: 30, minutes: 60, what: 'test orders' };

/**
 * Prices and refuses a cart as a checkout does, and stores what the order would be. Nothing is held, paid or numbered as an order.
 * The caller gets the mail that a buyer would get.
 * Errors: CONFLICT once the shop was opened; RATE_LIMITED after 30 within an hour; those by which `startCheckout` refuses a cart.
 */
export async function placeTestOrder(ctx: Context, input: PlaceTestOrderInput): Promise<TestOrder> {
  const { id: user, name, email: address } = requireViewer(ctx);
  refuseBlankAddress(input);
  await consume(ctx, testOrders, user);
  const cart = await priceCart(ctx, cartTerms(input));
  const refusal = cartRefusal(cart, input.seenPrices);
  if (refusal) throw refusal;
  const terms = draftTerms(input, {
    cart,
    payment: choosePayment(cart, input.paymentMethod),
    agreedTexts: await agreeToTexts(ctx, input),
  });
  return inInvalidatingTransaction(ctx, async (em) => {
    const now = ctx.ports.now();
    // Its lock makes an opening at the same time wait, or come first.
    const { before } = await storeSetting(em, openingSetting, now, ({ value }) => ({
      ...value,
      testedAt: value.testedAt ?? now.toISOString(),
    }));
    if (before.openedAt !== null)
      throw new DomainError('CONFLICT', 'The shop is open: what is ordered is an order, and no test.');
    const order = em.create(TestOrder, { ...terms, createdAt: now });
    await em.flush();
    await em.execute(
      'delete from test_orders where id not in (select id from test_orders order by number desc limit ?)',
      [MOST_TEST_ORDERS],
    );
    await queueMail(em, ctx, {
      type: 'setup.testOrder',
      to: { user, name, address },
      data: { testOrder: order.id },
    });
    return order;
  });
}

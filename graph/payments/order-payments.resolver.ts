import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { askTogether } from '../core/ask-together.ts';
import type { Context } from '../core/context.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { findPaymentIds } from './find-payment-ids.ts';
import { orderCart } from './order-cart.ts';
import { OrderCartInput } from './payments.inputs.ts';

@Resolver(() => Order)
export class OrderPaymentsResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "The provider's id of the payment that paid it; null while it is unpaid.",
  })
  paymentId(@Root() order: OrderRow, @Ctx() ctx: Context): Promise<string | null> {
    return askTogether(ctx, 'payment', order.id, (ids) => findPaymentIds(ctx.em, ids));
  }

  @Authorized()
  @Mutation(() => Order, {
    description:
      'Orders a cart in one call, for clients that let the shopper pay before anything else, or later. A payment that cannot pay the cart is refunded in full, and the message says so. Errors: UNAUTHENTICATED, BAD_USER_INPUT (the payment stays usable), PAYMENT_NOT_CONFIRMED, PRICE_CHANGED with `quote` or `lines`, OUT_OF_STOCK with `lines`, HOLD_LIMIT, IDEMPOTENCY_KEY_REUSED, CONFLICT, PAYMENT_PROVIDER_UNAVAILABLE.',
  })
  orderCart(
    @Arg('input', () => OrderCartInput, { description: 'The cart and its payment.' }) input: OrderCartInput,
    @Ctx() ctx: Context,
  ): Promise<OrderRow> {
    return orderCart(ctx, input);
  }
}

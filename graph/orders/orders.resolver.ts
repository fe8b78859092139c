import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { askTogether } from '../core/ask-together.ts';
import type { Context } from '../core/context.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { Checkout } from './checkout.entity.ts';
import { findOrderLines } from './find-order-lines.ts';
import { findOrder } from './find-orders.ts';
import { Customer, Order } from './order.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import type { OrderRow } from './order-row.ts';
import { StartCheckoutInput } from './orders.inputs.ts';
import { startCheckout } from './start-checkout.ts';

@Resolver(() => Order)
export class OrdersResolver {
  @Authorized()
  @Query(() => Order, {
    description: 'An order, for its owner and for admins. Errors: UNAUTHENTICATED, NOT_FOUND.',
  })
  order(
    @Arg('id', () => ID, { description: 'Identifier of the order.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<OrderRow> {
    return findOrder(ctx, id);
  }

  @Authorized()
  @Mutation(() => Checkout, {
    description:
      'Prices a cart, holds its stock for 15 minutes and opens a payment. What the viewer holds for another cart is given back first. Errors: UNAUTHENTICATED, BAD_USER_INPUT, PRICE_CHANGED, OUT_OF_STOCK, HOLD_LIMIT, IDEMPOTENCY_KEY_REUSED, CONFLICT, PAYMENT_PROVIDER_UNAVAILABLE.',
  })
  startCheckout(
    @Arg('input', () => StartCheckoutInput, { description: 'What is bought.' }) input: StartCheckoutInput,
    @Ctx() ctx: Context,
  ): Promise<Checkout> {
    return startCheckout(ctx, input);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description: 'Gives held stock back when the shopper walks away. Errors: UNAUTHENTICATED, NOT_FOUND.',
  })
  cancelCheckout(
    @Arg('id', () => ID, { description: 'Identifier of the checkout.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return cancelCheckout(ctx, id);
  }

  @FieldResolver(() => Customer, { description: 'Who bought it.' })
  user(@Root() { customerName, customerEmail }: OrderRow): Customer {
    return { name: customerName, email: customerEmail };
  }

  @FieldResolver(() => Boolean, { description: 'Whether the payment was confirmed.' })
  isPaid(@Root() { paidAt }: OrderRow): boolean {
    return paidAt !== null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether it was delivered.' })
  isDelivered(@Root() { deliveredAt }: OrderRow): boolean {
    return deliveredAt !== null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer placed it: an order is paid by whoever placed it alone.',
  })
  isOwn(@Root() order: OrderRow, @Ctx() { viewer }: Context): boolean {
    return order.owner.id === viewer?.id;
  }

  @FieldResolver(() => [OrderLine], { description: 'What was bought.' })
  orderItems(@Root() order: OrderRow, @Ctx() ctx: Context): Promise<Omit<OrderLine, 'order' | 'position'>[]> {
    return askTogether(ctx, 'lines of order', order.id, (ids) => findOrderLines(ctx.em, ids));
  }
}

@Resolver(() => Checkout)
export class CheckoutResolver {
  @FieldResolver(() => [OrderLine], { description: 'What is bought, at the prices of now.' })
  lines(@Root() checkout: Checkout): Partial<OrderLine>[] {
    return checkout.lines.map((line) => ({ id: line.product, ...line }));
  }
}

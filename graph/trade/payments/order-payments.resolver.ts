import { Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { orderName } from '#money/order-name';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { idAtProvider } from '../../core/provider-ids.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { ChosenPayment } from '../payment-methods/payment-methods.ts';
import { PaymentOffer } from '../payment-methods/payment-methods.types.ts';
import { choiceWithAccount } from './bank-account.ts';
import { payingOf, setOffPaymentOf } from './find-paying.ts';
import { orderCart } from './order-cart.ts';
import { OrderCartInput } from './payments.inputs.ts';

@ObjectType({ description: 'Money that was given back to the buyer of an order.', simpleResolvers: true })
class Refund {
  @Field(() => Int, { description: 'How much, in minor units.' })
  amount!: number;

  @Field(() => String, { description: 'Currency of the amount, a code of ISO 4217.' })
  currency!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'When the shop learned that all of it was given back; null while that is only a part.',
  })
  refundedAt!: Date | null;
}

@Resolver(() => Order)
export class OrderPaymentsResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The id of the payment that paid it: the provider's, or one of the shop for a payment that no provider has. Null while it is unpaid.",
  })
  async paymentId(@Root() order: OrderRow, @Ctx() ctx: Context): Promise<string | null> {
    const payment = await payingOf(order, ctx);
    return payment && idAtProvider(payment.provider, payment.id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'How it was paid, as the provider says, such as "Visa ending in 1111"; null when it does not say, and while it is unpaid.',
  })
  async paidWith(@Root() order: OrderRow, @Ctx() ctx: Context): Promise<string | null> {
    return (await payingOf(order, ctx))?.method ?? null;
  }

  @FieldResolver(() => Refund, {
    nullable: true,
    description: 'What was given back of its payment; null while nothing was. A refunded order stays paid.',
  })
  async refund(@Root() order: OrderRow, @Ctx() ctx: Context): Promise<Refund | null> {
    const payments = [await payingOf(order, ctx), await setOffPaymentOf(order, ctx)].filter(
      (payment) => payment !== null,
    );
    const amount = payments.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0);
    if (amount === 0) return null;
    const times = payments.flatMap(({ refundedAt }) => refundedAt ?? []);
    const isAll = times.length === payments.length;
    const refundedAt = isAll ? new Date(Math.max(...times.map((time) => time.getTime()))) : null;
    return { amount, currency: order.currency, refundedAt };
  }

  @FieldResolver(() => PaymentOffer, {
    description:
      'The same with its name and instructions. While a bank transfer is waited for, they begin with the bank account of the shop, as it is now: holder, IBAN and the number of the order as the reference.',
  })
  paymentChoice(@Root() order: OrderRow, @Ctx() ctx: Context): Promise<ChosenPayment> {
    return choiceWithAccount(order, orderName(order.number), ctx);
  }

  @Mutation(() => Order, {
    description:
      'Orders a cart in one call, for clients that let the shopper pay before anything else, or later. A payment that cannot pay the cart is refunded in full, and the message says so. Without a session it needs an e-mail address, and starts the session of a guest. Errors: UNAUTHENTICATED, RATE_LIMITED, BAD_USER_INPUT (the payment stays usable), PAYMENT_NOT_CONFIRMED, PRICE_CHANGED with `quote` or `lines`, OUT_OF_STOCK with `lines`, HOLD_LIMIT, CART_ORDERED with `order`, IDEMPOTENCY_KEY_REUSED, CONFLICT, PAYMENT_PROVIDER_UNAVAILABLE.',
  })
  orderCart(@Input(OrderCartInput) input: OrderCartInput, @Ctx() ctx: Context) {
    return orderCart(ctx, input);
  }
}

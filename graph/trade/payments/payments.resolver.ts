import {
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { amountDue } from '#money/amount-due';
import { BUYER } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import type { PaymentGateway } from '../../core/payment-gateway.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { isPaidLater } from '../payment-methods/payment-methods.ts';
import { payOrder } from './pay-order.ts';
import { PayOrderInput, PlaceOrderInput } from './payments.inputs.ts';
import { placeOrder } from './place-order.ts';
import { startPayment } from './start-payment.ts';

@ObjectType({ description: "What the payment provider's widget is opened with.", simpleResolvers: true })
class PaymentRequest {
  @Field(() => String, { description: 'Name of the payment provider, which says how to open its widget.' })
  provider!: string;

  @Field(() => String, { description: "The shop's public key at the provider." })
  keyId!: string;

  @Field(() => String, { description: 'The provider order to pay.' })
  providerOrderId!: string;

  @Field(() => Int, { description: 'Amount in minor units of the currency.' })
  amount!: number;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, { description: 'What the widget shows as the purpose.' })
  description!: string;

  @Field(() => String, { description: 'Address of the script that defines `window.Razorpay`.' })
  scriptUrl!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the shopper pays; null for a provider with a widget. The provider leads back to the order when it is paid.',
  })
  redirectUrl!: string | null;
}

/** What the widget is opened with, as fields of the API; empty texts without a widget. */
export function publicDataOf({ clientData }: PaymentGateway) {
  return clientData ?? { keyId: '', scriptUrl: '' };
}

@Resolver(() => Checkout)
export class PaymentsResolver {
  @FieldResolver(() => PaymentRequest, {
    description:
      'How to pay it. With the amount 0 there is nothing to pay now: place the order without a payment.',
  })
  payment(@Root() checkout: Checkout, @Ctx() { ports }: Context): PaymentRequest {
    return {
      ...publicDataOf(gatewayOf(ports, checkout.paymentProvider)),
      provider: checkout.paymentProvider,
      providerOrderId: checkout.providerOrderId ?? '',
      amount: isPaidLater(checkout.paymentChoice) ? 0 : amountDue(checkout),
      currency: checkout.currency,
      description: 'Test Transaction',
      redirectUrl: checkout.redirectUrl,
    };
  }

  @Authorized(BUYER)
  @Mutation(() => Order, {
    description:
      'Turns a checkout into an order, paid if the payment is confirmed. Placing again returns the same order. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED, PAYMENT_NOT_CONFIRMED; OUT_OF_STOCK, PRICE_CHANGED, CART_ORDERED or CONFLICT when the payment is refunded; CONFLICT when the checkout has ended, CART_ORDERED with `order` when its cart was ordered by another one.',
  })
  placeOrder(@Input(PlaceOrderInput) input: PlaceOrderInput, @Ctx() ctx: Context) {
    return placeOrder(ctx, input);
  }

  @Authorized(BUYER)
  @Mutation(() => Checkout, {
    description:
      'Opens a payment for an order that was placed unpaid, and holds its stock for `CheckoutSettings.holdMinutes`; a hold of which more than half is left goes on instead. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT, CART_ORDERED, OUT_OF_STOCK, HOLD_LIMIT, RATE_LIMITED, PAYMENT_PROVIDER_UNAVAILABLE.',
  })
  startPayment(@Id('order', 'orderId') orderId: string, @Ctx() ctx: Context) {
    return startPayment(ctx, orderId);
  }

  @Authorized(BUYER)
  @Mutation(() => Order, {
    description:
      'Checks with the provider whether an order is paid. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN for an admin who is not the buyer, RATE_LIMITED after 60 calls to the provider for an order or 300 of a network within an hour, PAYMENT_NOT_CONFIRMED, OUT_OF_STOCK, PRICE_CHANGED, CART_ORDERED, CONFLICT, PAYMENT_PROVIDER_UNAVAILABLE.',
  })
  payOrder(@Input(PayOrderInput) input: PayOrderInput, @Ctx() ctx: Context) {
    return payOrder(ctx, input);
  }
}

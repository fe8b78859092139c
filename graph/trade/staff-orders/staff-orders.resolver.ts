import { Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { MailedLinkArgs, TokenArgs } from '../../people/accounts/recovery/recovery.inputs.ts';
import { Cart } from '../cart/cart.types.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { Customer, Order } from '../orders/order.entity.ts';
import { createPaymentLink } from './create-payment-link.ts';
import { createStaffOrder } from './create-staff-order.ts';
import { staffOrderAccount } from './find-customer.ts';
import { payLinkedOrder } from './pay-linked-order.ts';
import { quoteStaffOrder } from './quote-staff-order.ts';
import { sendPaymentLink } from './send-payment-link.ts';
import { PayLinkedOrderInput, StaffOrderInput, StaffQuoteArgs } from './staff-orders.inputs.ts';
import { startLinkedPayment } from './start-linked-payment.ts';

@Resolver()
export class StaffOrdersResolver {
  @Authorized(Permission.Orders)
  @Query(() => Cart, {
    description:
      'For staff: prices an order before it is taken for a customer. Nothing is stored or held. `Variant.price` is the price of the shop, also where another one is set. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED.',
  })
  staffOrderQuote(@Args(() => StaffQuoteArgs) args: StaffQuoteArgs, @Ctx() ctx: Context) {
    return quoteStaffOrder(ctx, args);
  }

  @Authorized(Permission.Orders)
  @Query(() => Customer, {
    description:
      'For staff: the account that has confirmed an e-mail address, whose order it would be. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND without one, RATE_LIMITED after 200 within an hour.',
  })
  staffOrderAccount(@Args(() => MailedLinkArgs) { email }: MailedLinkArgs, @Ctx() ctx: Context) {
    return staffOrderAccount(ctx, email);
  }

  @Authorized(Permission.Orders)
  @Mutation(() => Order, {
    description:
      'For staff: takes an order for a customer, unpaid, and mails the customer a payment link. It belongs to the account that has confirmed the e-mail address, else to a guest; who confirms it later has it then. Its items are held for 15 minutes as for any order. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, PRICE_CHANGED with `quote` or `lines`, OUT_OF_STOCK with `lines`, CODE_INVALID with `codes`, SHIPPING_UNAVAILABLE, HOLD_LIMIT for too many units, IDEMPOTENCY_KEY_REUSED, RATE_LIMITED, PAYMENT_PROVIDER_UNAVAILABLE.',
  })
  createStaffOrder(@Input(StaffOrderInput) input: StaffOrderInput, @Ctx() ctx: Context) {
    return createStaffOrder(ctx, input);
  }

  @Authorized(Permission.Orders)
  @Mutation(() => Boolean, {
    description:
      'For staff: mails the customer of an unpaid order a new payment link, valid for 14 days. Earlier ones stay valid. True. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT when it is paid or cancelled, RATE_LIMITED after 10 links of the order within an hour.',
  })
  sendPaymentLink(@Id('order', 'orderId') orderId: string, @Ctx() ctx: Context) {
    return sendPaymentLink(ctx, orderId);
  }

  @Authorized(Permission.Orders)
  @Mutation(() => String, {
    description:
      'For staff: a new payment link of an unpaid order, valid for 14 days, to be handed over. It shows and pays this order alone. Errors: as for sendPaymentLink, counted together.',
  })
  createPaymentLink(@Id('order', 'orderId') orderId: string, @Ctx() ctx: Context) {
    return createPaymentLink(ctx, orderId);
  }

  @Mutation(() => Checkout, {
    description:
      'Opens a payment for the order of a payment link, as startPayment does for its owner. It starts no session. Errors: TOKEN_INVALID, RATE_LIMITED; CONFLICT, OUT_OF_STOCK, HOLD_LIMIT, PAYMENT_PROVIDER_UNAVAILABLE.',
  })
  startLinkedPayment(@Args(() => TokenArgs) { token }: TokenArgs, @Ctx() ctx: Context) {
    return startLinkedPayment(ctx, token);
  }

  @Mutation(() => Order, {
    description:
      'Checks with the provider whether the order of a payment link is paid, as payOrder does for its owner. Errors: TOKEN_INVALID, RATE_LIMITED, BAD_USER_INPUT, PAYMENT_NOT_CONFIRMED, OUT_OF_STOCK, PRICE_CHANGED, CONFLICT, PAYMENT_PROVIDER_UNAVAILABLE.',
  })
  payLinkedOrder(@Input(PayLinkedOrderInput) input: PayLinkedOrderInput, @Ctx() ctx: Context) {
    return payLinkedOrder(ctx, input);
  }
}

import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { findOrderNumber } from '../orders/find-order-number.ts';
import { moneyCheck } from './money-check.ts';
import { MoneyCheck, MoneyRow, MoneySummary } from './money-check.types.ts';
import { moneyState } from './money-state.ts';
import { recheckCheckout } from './recheck-checkout.ts';
import { refundPayment } from './refund-payment.ts';

@Resolver()
export class LedgerResolver {
  @Authorized(Permission.Refunds)
  @Query(() => MoneyCheck, {
    description:
      "For admins: the shop's orders against the provider's ledger, and every rule that the data breaks. Errors: UNAUTHENTICATED, FORBIDDEN, MONEY_CHECK_PENDING.",
  })
  moneyCheck(@Ctx() ctx: Context) {
    // What was found in between is in the next `moneyState`.
    ctx.ports.cache.forget('money state');
    return moneyCheck(ctx, { maxAge: 60_000 });
  }

  @Authorized(Permission.Refunds)
  @Query(() => MoneySummary, {
    description:
      'For admins: what `moneyCheck` says in one word, up to an hour old. Errors: UNAUTHENTICATED, FORBIDDEN, MONEY_CHECK_PENDING.',
  })
  moneyState(@Ctx() ctx: Context) {
    return moneyState(ctx);
  }

  @Authorized(Permission.Refunds)
  @Mutation(() => Boolean, {
    description:
      'For admins: makes a refund that is due, now, or sends a payment back that nobody has ordered with. Repeating it refunds nothing more. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for a payment that pays an order or that the provider does not know, PAYMENT_PROVIDER_UNAVAILABLE.',
  })
  refundPayment(
    @Arg('paymentId', () => ID, {
      description:
        "The id of the payment, as the money check has it: the provider's, or `<provider>:<id>` for another provider than the first.",
    })
    paymentId: string,
    @Ctx() ctx: Context,
  ) {
    return refundPayment(ctx, paymentId);
  }

  @Authorized(Permission.Refunds)
  @Mutation(() => Boolean, {
    description:
      'For admins: fetches the payments of a checkout from the provider and settles them; returns whether it is paid. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for a paid order without a recorded payment, PAYMENT_PROVIDER_UNAVAILABLE.',
  })
  recheckCheckout(@Id('checkout', 'checkoutId') checkoutId: string, @Ctx() ctx: Context) {
    return recheckCheckout(ctx, checkoutId);
  }
}

@Resolver(() => MoneyRow)
export class MoneyRowResolver {
  @FieldResolver(() => Int, { nullable: true, description: 'Number of the order.' })
  orderNumber(@Root() { orderId }: MoneyRow, @Ctx() ctx: Context) {
    return findOrderNumber(ctx, orderId);
  }
}

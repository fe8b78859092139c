import { Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { BUYER } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { Checkout } from './checkout.entity.ts';
import { StartCheckoutInput } from './checkout.inputs.ts';
import { startCheckout } from './start-checkout.ts';

@Resolver(() => Checkout)
export class CheckoutResolver {
  @Mutation(() => Checkout, {
    description:
      'Prices a cart, holds its stock for `CheckoutSettings.holdMinutes` (15 at first) and opens a payment. What the buyer holds for another checkout is released first. Without a session it needs an e-mail address, and starts the session of a guest. Errors: UNAUTHENTICATED, RATE_LIMITED after 20 guests from a network within an hour who have not paid, or 60 refused starts of a person or 300 of a network within an hour, BAD_USER_INPUT, PRICE_CHANGED, OUT_OF_STOCK, HOLD_LIMIT, CART_ORDERED, IDEMPOTENCY_KEY_REUSED, CONFLICT, PAYMENT_PROVIDER_UNAVAILABLE.',
  })
  startCheckout(@Input(StartCheckoutInput) input: StartCheckoutInput, @Ctx() ctx: Context) {
    return startCheckout(ctx, input);
  }

  @Authorized(BUYER)
  @Mutation(() => Boolean, {
    description:
      'Releases the held stock of a checkout that the shopper leaves. Errors: UNAUTHENTICATED, NOT_FOUND.',
  })
  cancelCheckout(@Id('checkout') id: string, @Ctx() ctx: Context) {
    return cancelCheckout(ctx, id);
  }
}

import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { Id } from '../core/id-argument.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { Checkout } from './checkout.entity.ts';
import { StartCheckoutInput } from './checkout.inputs.ts';
import { startCheckout } from './start-checkout.ts';

@Resolver(() => Checkout)
export class CheckoutResolver {
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
  cancelCheckout(@Id('checkout') id: string, @Ctx() ctx: Context): Promise<boolean> {
    return cancelCheckout(ctx, id);
  }
}

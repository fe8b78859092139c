import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../core/context.ts';
import { allowCartReminders } from './allow-cart-reminders.ts';
import { cartReminders } from './cart-reminders.ts';
import { CartReminders } from './cart-reminders.types.ts';

@Resolver()
export class CartRemindersResolver {
  @Authorized()
  @Query(() => CartReminders, {
    description:
      'Whether the shop reminds people of their carts by mail, and whether the viewer agreed to it. Errors: UNAUTHENTICATED.',
  })
  cartReminders(@Ctx() ctx: Context) {
    return cartReminders(ctx);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description:
      'Agrees to mails that remind the viewer of the cart, one a cart, or no longer does. Returns which. Errors: UNAUTHENTICATED.',
  })
  allowCartReminders(
    @Arg('allowed', () => Boolean, { description: 'Whether the viewer agrees.' }) allowed: boolean,
    @Ctx() ctx: Context,
  ) {
    return allowCartReminders(ctx, allowed);
  }
}

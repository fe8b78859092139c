import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { allowCartReminders } from './allow-cart-reminders.ts';
import { cartReminders } from './cart-reminders.ts';
import { CartReminders, CartSettings, CartSettingsInput } from './cart-settings.types.ts';
import { findCartSettings } from './find-cart-settings.ts';
import { saveCartSettings } from './save-cart-settings.ts';

@Resolver()
export class CartRemindersResolver {
  @Authorized()
  @Query(() => CartReminders, {
    description:
      'Whether the shop reminds people of their carts by mail, and whether the viewer agreed to it. Errors: UNAUTHENTICATED.',
  })
  cartReminders(@Ctx() ctx: Context): Promise<CartReminders> {
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
  ): Promise<boolean> {
    return allowCartReminders(ctx, allowed);
  }

  @Authorized(Permission.Settings)
  @Query(() => CartSettings, {
    description:
      'For admins: whether people are reminded of their carts, and with what success. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  cartSettings(@Ctx() ctx: Context): Promise<CartSettings> {
    return findCartSettings(ctx);
  }

  @Authorized(Permission.Settings)
  @Mutation(() => CartSettings, {
    description:
      'For admins: sets after how many hours people who agreed are reminded of their carts. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT.',
  })
  saveCartSettings(
    @Arg('input', () => CartSettingsInput, { description: 'The settings as they shall be.' })
    input: CartSettingsInput,
    @Ctx() ctx: Context,
  ): Promise<CartSettings> {
    return saveCartSettings(ctx, input);
  }
}

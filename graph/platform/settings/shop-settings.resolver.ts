import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { confirmDefaultSettings } from '../../trade/tax/confirm-default-settings.ts';
import { DefaultSettings } from '../../trade/tax/default-settings.types.ts';
import { findSetting } from './edit-setting.ts';
import { inUse } from './editable-settings.ts';
import { findDefaultSettings } from '../../trade/tax/find-default-settings.ts';
import { saveCheckoutSettings } from './save-checkout-settings.ts';
import { saveShopSettings } from './save-shop-settings.ts';
import { CheckoutSettingsInput, ShopSettingsInput } from '../../trade/checkout/checkout-settings.ts';
import { CheckoutSettingsEntry, ShopSettingsEntry } from './shop.types.ts';

const SETTINGS = { description: 'The fields to change.' };

@Resolver()
export class ShopSettingsResolver {
  @Authorized(Permission.Settings)
  @Query(() => ShopSettingsEntry, {
    description:
      'For admins: the name of the shop and the sign of its amounts. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  async shopSettings(@Ctx() ctx: Context): Promise<ShopSettingsEntry> {
    return inUse(ctx, await findSetting(ctx, 'shop'));
  }

  @Authorized(Permission.Settings)
  @Query(() => CheckoutSettingsEntry, {
    description:
      'For admins: how long stock is held, how long unpaid orders are kept, and how many there may be. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  async checkoutSettings(@Ctx() ctx: Context): Promise<CheckoutSettingsEntry> {
    return inUse(ctx, await findSetting(ctx, 'checkout'));
  }

  @Authorized(Permission.Settings)
  @Query(() => DefaultSettings, {
    description:
      'For admins: whether a shop with real payments still has the taxes and shipping of a new shop. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  defaultSettings(@Ctx() ctx: Context): Promise<DefaultSettings> {
    return findDefaultSettings(ctx);
  }

  @Authorized(Permission.Settings)
  @Mutation(() => DefaultSettings, {
    description:
      'For admins: confirms the taxes and shipping of a new shop as those of this one, where nobody has changed them. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  confirmDefaultSettings(@Ctx() ctx: Context): Promise<DefaultSettings> {
    return confirmDefaultSettings(ctx);
  }

  @Authorized(Permission.Settings)
  @Mutation(() => ShopSettingsEntry, {
    description:
      'For admins: sets the name of the shop and the sign of its amounts. Pages and mails have them within two seconds. Errors: UNAUTHENTICATED, FORBIDDEN, CONFLICT; BAD_USER_INPUT with `fields`, also for what is locked.',
  })
  async saveShopSettings(
    @Arg('input', () => ShopSettingsInput, SETTINGS) input: ShopSettingsInput,
    @Ctx() ctx: Context,
  ): Promise<ShopSettingsEntry> {
    return inUse(ctx, await saveShopSettings(ctx, input));
  }

  @Authorized(Permission.Settings)
  @Mutation(() => CheckoutSettingsEntry, {
    description:
      'For admins: sets how long stock is held, how long unpaid orders are kept, and how many there may be; all processes follow within a second. Payments that are open keep their hold. Errors: UNAUTHENTICATED, FORBIDDEN, CONFLICT; BAD_USER_INPUT with `fields`, also for what is locked.',
  })
  async saveCheckoutSettings(
    @Arg('input', () => CheckoutSettingsInput, SETTINGS) input: CheckoutSettingsInput,
    @Ctx() ctx: Context,
  ): Promise<CheckoutSettingsEntry> {
    return inUse(ctx, await saveCheckoutSettings(ctx, input));
  }
}

import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { Id } from '../../core/id-argument.ts';
import { deleteShippingMethod } from './delete-shipping-method.ts';
import { deleteTaxRate } from '../tax/delete-tax-rate.ts';
import { findSetting, flat } from '../../platform/settings/edit-setting.ts';
import { saveShippingMethod } from './save-shipping-method.ts';
import { saveTaxRate } from '../tax/save-tax-rate.ts';
import { saveTaxSettings } from '../../platform/settings/save-tax-settings.ts';
import { ShippingMethodInput, TaxRateInput, TaxSettingsInput } from './shipping.inputs.ts';
import { ShippingSettings, TaxSettings } from './shipping.types.ts';

const VERSION = { description: 'The version of the settings that were edited.' };

@Resolver()
export class SettingsResolver {
  @Authorized(Permission.Settings)
  @Query(() => ShippingSettings, {
    description: 'For admins: how the shop ships. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  async shippingSettings(@Ctx() ctx: Context): Promise<ShippingSettings> {
    return flat(await findSetting(ctx, 'shipping'));
  }

  @Authorized(Permission.Settings)
  @Query(() => TaxSettings, {
    description: 'For admins: how the shop taxes. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  async taxSettings(@Ctx() ctx: Context): Promise<TaxSettings> {
    return flat(await findSetting(ctx, 'tax'));
  }

  @Authorized(Permission.Settings)
  @Mutation(() => ShippingSettings, {
    description:
      'For admins: adds a way of shipping, or changes one. Carts have it within a second; started checkouts keep theirs. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT; BAD_USER_INPUT with `fields`.',
  })
  async saveShippingMethod(
    @Arg('input', () => ShippingMethodInput, { description: 'The way of shipping as it shall be.' })
    input: ShippingMethodInput,
    @Ctx() ctx: Context,
  ): Promise<ShippingSettings> {
    return flat(await saveShippingMethod(ctx, input));
  }

  @Authorized(Permission.Settings)
  @Mutation(() => ShippingSettings, {
    description:
      'For admins: deletes a way of shipping; orders keep a copy. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT.',
  })
  async deleteShippingMethod(
    @Id('shipping method') id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() ctx: Context,
  ): Promise<ShippingSettings> {
    return flat(await deleteShippingMethod(ctx, { id, version }));
  }

  @Authorized(Permission.Settings)
  @Mutation(() => TaxSettings, {
    description:
      'For admins: adds a tax rate, or replaces the one of its country and class. Checkouts that have started keep theirs. Errors: UNAUTHENTICATED, FORBIDDEN, CONFLICT; BAD_USER_INPUT with `fields`.',
  })
  async saveTaxRate(
    @Arg('input', () => TaxRateInput, { description: 'The rate as it shall be.' }) input: TaxRateInput,
    @Ctx() ctx: Context,
  ): Promise<TaxSettings> {
    return flat(await saveTaxRate(ctx, input));
  }

  @Authorized(Permission.Settings)
  @Mutation(() => TaxSettings, {
    description:
      'For admins: deletes the tax rate of a country and class. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT.',
  })
  async deleteTaxRate(
    @Arg('country', () => String, { nullable: true, description: 'Its country; null for everywhere.' })
    country: string | null,
    @Arg('taxClass', () => String, { description: 'Its class.' }) taxClass: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() ctx: Context,
  ): Promise<TaxSettings> {
    return flat(await deleteTaxRate(ctx, { country: country ?? null, taxClass, version }));
  }

  @Authorized(Permission.Settings)
  @Mutation(() => TaxSettings, {
    description:
      "For admins: sets whether prices include tax, and the shop's own country. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT.",
  })
  async saveTaxSettings(
    @Arg('input', () => TaxSettingsInput, { description: 'The settings as they shall be.' })
    input: TaxSettingsInput,
    @Ctx() ctx: Context,
  ): Promise<TaxSettings> {
    return flat(await saveTaxSettings(ctx, input));
  }
}

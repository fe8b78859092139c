import { Arg, Authorized, Ctx, Extensions, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { settingEntry } from '../../platform/settings/setting-api.ts';
import { confirmDefaultSettings } from './confirm-default-settings.ts';
import { DefaultSettings } from './default-settings.types.ts';
import { deleteTaxRate } from './delete-tax-rate.ts';
import { findDefaultSettings } from './find-default-settings.ts';
import { findHomeTaxRates } from './find-home-tax-rates.ts';
import { findTaxClasses } from './find-tax-classes.ts';
import { saveTaxRate } from './save-tax-rate.ts';
import { TaxRateInput } from './tax.inputs.ts';
import { HomeTaxRate } from './tax.types.ts';
import { taxSettings } from './tax-settings.ts';

@Resolver()
export class TaxResolver {
  @Authorized(Permission.Products)
  @Extensions({ listSize: 5 })
  @Query(() => [String], {
    description:
      'For staff with PRODUCTS: the tax classes that have a rate in any country, 300 at most. What is sold in another class is not taxed. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  taxClasses(@Ctx() { em }: Context) {
    return findTaxClasses(em);
  }

  @Authorized(Permission.Products)
  @Extensions({ listSize: 5 })
  @Query(() => [HomeTaxRate], {
    description:
      'For staff with PRODUCTS: the tax rates, by tax class, of orders that stay in the country of the shop. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  homeTaxRates(@Ctx() ctx: Context) {
    return findHomeTaxRates(ctx);
  }

  @Authorized(Permission.Settings)
  @Query(() => DefaultSettings, {
    description:
      'For admins: whether a shop with real payments still has the taxes and shipping of a new shop. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  defaultSettings(@Ctx() ctx: Context) {
    return findDefaultSettings(ctx);
  }

  @Authorized(Permission.Settings)
  @Mutation(() => DefaultSettings, {
    description:
      'For admins: confirms the taxes and shipping of a new shop as those of this one, where nobody has changed them. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  confirmDefaultSettings(@Ctx() ctx: Context) {
    return confirmDefaultSettings(ctx);
  }

  @Authorized(Permission.Settings)
  @Mutation(() => taxSettings.output, {
    description:
      'For admins: adds a tax rate, or replaces the one of its country and class. Checkouts that have started keep theirs. Errors: UNAUTHENTICATED, FORBIDDEN, CONFLICT; BAD_USER_INPUT with `fields`.',
  })
  async saveTaxRate(@Input(TaxRateInput) input: TaxRateInput, @Ctx() ctx: Context) {
    return settingEntry(ctx, taxSettings, await saveTaxRate(ctx, input));
  }

  @Authorized(Permission.Settings)
  @Mutation(() => taxSettings.output, {
    description:
      'For admins: deletes the tax rate of a country and class. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT.',
  })
  async deleteTaxRate(
    @Arg('country', () => String, { nullable: true, description: 'Its country; null for everywhere.' })
    country: string | null,
    @Arg('taxClass', () => String, { description: 'Its class.' }) taxClass: string,
    @Arg('version', () => Int, { description: 'The version of the settings that were edited.' })
    version: number,
    @Ctx() ctx: Context,
  ) {
    return settingEntry(
      ctx,
      taxSettings,
      await deleteTaxRate(ctx, { country: country ?? null, taxClass, version }),
    );
  }
}

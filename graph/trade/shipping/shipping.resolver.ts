import { Arg, Authorized, Ctx, Extensions, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { settingEntry } from '../../platform/settings/setting-api.ts';
import { deleteShippingMethod } from './delete-shipping-method.ts';
import { saveShippingMethod } from './save-shipping-method.ts';
import { ShippingMethodInput } from './shipping.inputs.ts';
import { ShippingCalculatorEntry } from './shipping.types.ts';
import { shippingSettings } from './shipping-settings.ts';

@Resolver()
export class ShippingMethodsResolver {
  @Authorized(Permission.Settings)
  @Extensions({ listSize: 2 })
  @Query(() => [ShippingCalculatorEntry], {
    description:
      'For admins: what can price shipping methods, "table" and those of modules. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  shippingCalculators(@Ctx() { ports }: Context): readonly ShippingCalculatorEntry[] {
    return ports.shippingCalculators.list;
  }

  @Authorized(Permission.Settings)
  @Mutation(() => shippingSettings.output, {
    description:
      'For admins: adds a shipping method, or changes one. Carts have it within a second; started checkouts keep theirs. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT; BAD_USER_INPUT with `fields`.',
  })
  async saveShippingMethod(@Input(ShippingMethodInput) input: ShippingMethodInput, @Ctx() ctx: Context) {
    return settingEntry(ctx, shippingSettings, await saveShippingMethod(ctx, input));
  }

  @Authorized(Permission.Settings)
  @Mutation(() => shippingSettings.output, {
    description:
      'For admins: deletes a shipping method; orders keep a copy. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT.',
  })
  async deleteShippingMethod(
    @Id('shipping method') id: string,
    @Arg('version', () => Int, { description: 'The version of the settings that were edited.' })
    version: number,
    @Ctx() ctx: Context,
  ) {
    return settingEntry(ctx, shippingSettings, await deleteShippingMethod(ctx, { id, version }));
  }
}

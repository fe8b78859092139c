import { Arg, Authorized, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { settingEntry } from '../../platform/settings/setting-api.ts';
import { deletePaymentMethod } from './delete-payment-method.ts';
import { paymentMethodSettings } from './payment-method-settings.ts';
import { PaymentMethodInput } from './payment-methods.inputs.ts';
import { savePaymentMethod } from './save-payment-method.ts';

@Resolver()
export class PaymentMethodsResolver {
  @Authorized(Permission.Settings)
  @Mutation(() => paymentMethodSettings.output, {
    description:
      'For admins: adds a payment method, or changes one. Carts have it within a second; started checkouts and orders keep theirs. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT; BAD_USER_INPUT with `fields`, also when none would be offered.',
  })
  async savePaymentMethod(@Input(PaymentMethodInput) input: PaymentMethodInput, @Ctx() ctx: Context) {
    return settingEntry(ctx, paymentMethodSettings, await savePaymentMethod(ctx, input));
  }

  @Authorized(Permission.Settings)
  @Mutation(() => paymentMethodSettings.output, {
    description:
      'For admins: deletes a payment method; orders keep a copy. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT, also for the last one that is offered.',
  })
  async deletePaymentMethod(
    @Id('payment method') id: string,
    @Arg('version', () => Int, { description: 'The version of the settings that were edited.' })
    version: number,
    @Ctx() ctx: Context,
  ) {
    return settingEntry(ctx, paymentMethodSettings, await deletePaymentMethod(ctx, { id, version }));
  }
}

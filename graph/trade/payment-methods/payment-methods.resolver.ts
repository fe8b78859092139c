import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { deletePaymentMethod } from './delete-payment-method.ts';
import { findSetting, flat } from '../../platform/settings/edit-setting.ts';
import { PaymentMethodInput, TransferDaysInput } from './payment-methods.inputs.ts';
import { PaymentMethodSettings } from './payment-methods.types.ts';
import { savePaymentMethod } from './save-payment-method.ts';
import { saveTransferDays } from '../../platform/settings/save-transfer-days.ts';

@Resolver()
export class PaymentMethodsResolver {
  @Authorized(Permission.Settings)
  @Query(() => PaymentMethodSettings, {
    description: 'For admins: how the shop is paid. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  async paymentMethodSettings(@Ctx() ctx: Context): Promise<PaymentMethodSettings> {
    return flat(await findSetting(ctx, 'payment'));
  }

  @Authorized(Permission.Settings)
  @Mutation(() => PaymentMethodSettings, {
    description:
      'For admins: adds a way to pay, or changes one. Carts have it within a second; started checkouts and orders keep theirs. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT; BAD_USER_INPUT with `fields`, also when none would be offered.',
  })
  async savePaymentMethod(
    @Arg('input', () => PaymentMethodInput, { description: 'The way to pay as it shall be.' })
    input: PaymentMethodInput,
    @Ctx() ctx: Context,
  ): Promise<PaymentMethodSettings> {
    return flat(await savePaymentMethod(ctx, input));
  }

  @Authorized(Permission.Settings)
  @Mutation(() => PaymentMethodSettings, {
    description:
      'For admins: deletes a way to pay; orders keep a copy. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT, also for the last one that is offered.',
  })
  async deletePaymentMethod(
    @Arg('id', () => ID, { description: 'Identifier of the way to pay.' }) id: string,
    @Arg('version', () => Int, { description: 'The version of the settings that were edited.' })
    version: number,
    @Ctx() ctx: Context,
  ): Promise<PaymentMethodSettings> {
    return flat(await deletePaymentMethod(ctx, { id, version }));
  }

  @Authorized(Permission.Settings)
  @Mutation(() => PaymentMethodSettings, {
    description:
      'For admins: sets how long orders wait for their bank transfer, or to be delivered against cash. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT.',
  })
  async saveTransferDays(
    @Arg('input', () => TransferDaysInput, { description: 'The days.' }) input: TransferDaysInput,
    @Ctx() ctx: Context,
  ): Promise<PaymentMethodSettings> {
    return flat(await saveTransferDays(ctx, input));
  }
}

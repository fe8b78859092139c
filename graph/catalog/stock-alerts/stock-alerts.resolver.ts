import { Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { Variant } from '../products/variant.entity.ts';
import { countStockAlerts } from './count-stock-alerts.ts';
import { endStockAlert } from './end-stock-alert.ts';
import { findOwnAlerts } from './find-own-alerts.ts';
import { requestPriceAlert } from './request-price-alert.ts';
import { requestStockAlert } from './request-stock-alert.ts';
import {
  EndStockAlertInput,
  EndStockAlertPayload,
  RequestPriceAlertInput,
  RequestStockAlertInput,
  RequestStockAlertPayload,
} from './stock-alerts.types.ts';

@Resolver(() => Variant)
export class StockAlertsResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer gets a mail when it can be bought again (`requestStockAlert`). False without an account.',
  })
  hasStockAlert(@Root() { id }: Pick<Variant, 'id'>, @Ctx() ctx: Context): Promise<boolean> | boolean {
    const { viewer } = ctx.actor;
    return viewer !== null && batch(ctx, 'own stock alerts', id, (ids) => findOwnAlerts(ctx, viewer.id, ids));
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'For staff with the permission PRODUCTS: how many people wait for a mail when it can be bought again; null for others.',
  })
  stockAlerts(@Root() { id }: Pick<Variant, 'id'>, @Ctx() ctx: Context): Promise<number> | null {
    if (!ctx.actor.can(Permission.Products)) return null;
    return batch(ctx, 'stock alerts', id, (ids) => countStockAlerts(ctx, ids));
  }

  @Mutation(() => RequestStockAlertPayload, {
    description:
      'Mails one time when a variant that is sold out can be bought again: to the viewer at once if the owner of the account has confirmed its address, else to an address whose reader confirms it by a mailed link. The response is the same for every address. Within an hour an address is asked 3 times at most, and a network or a person may ask 20 times. Errors: BAD_USER_INPUT without an address; NOT_FOUND for a variant that is not sold; VARIANT_IN_STOCK; RATE_LIMITED.',
  })
  async requestStockAlert(@Input(RequestStockAlertInput) input: RequestStockAlertInput, @Ctx() ctx: Context) {
    return { isConfirmed: await requestStockAlert(ctx, input) };
  }

  @Mutation(() => RequestStockAlertPayload, {
    description:
      'Mails one time when a variant costs less than now, by the same rules and limits as `requestStockAlert`. People with an account can watch the price of a product with `setPriceAlert` instead. Errors: BAD_USER_INPUT without an address; NOT_FOUND for a variant that is not sold; RATE_LIMITED.',
  })
  async requestPriceAlert(@Input(RequestPriceAlertInput) input: RequestPriceAlertInput, @Ctx() ctx: Context) {
    return { isConfirmed: await requestPriceAlert(ctx, input) };
  }

  @Authorized()
  @Mutation(() => EndStockAlertPayload, {
    description:
      'The viewer gets no mail when a variant can be bought again, whether one was to come or not. Without an account the mailed link does it. Errors: UNAUTHENTICATED.',
  })
  async endStockAlert(
    @Input(EndStockAlertInput) { variantId }: EndStockAlertInput,
    @Ctx() ctx: Context,
  ): Promise<EndStockAlertPayload> {
    await endStockAlert(ctx, variantId);
    return { variantId };
  }
}

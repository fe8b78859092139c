import { Arg, Args, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id } from '../../core/arguments.ts';
import { BulkArgs } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { ofArgument } from '../../core/list-size.ts';
import { cancelPriceSchedules } from './cancel-price-schedules.ts';
import { findPriceSchedules } from './find-price-schedules.ts';
import { MAX_PLANNED, PriceScheduleEntry, SchedulePriceInput } from './price-schedules.types.ts';
import { schedulePrices } from './schedule-prices.ts';

@Resolver()
export class PriceSchedulesResolver {
  @Authorized(Permission.Products)
  @Extensions({ listSize: 20 })
  @Query(() => [PriceScheduleEntry], {
    description:
      'For admins: the planned and running prices of the variants of a product, in the order of time; empty for an unknown product. Errors: UNAUTHENTICATED, FORBIDDEN; NOT_FOUND for what is no id.',
  })
  priceSchedules(@Id('product', 'productId') productId: string, @Ctx() ctx: Context) {
    return findPriceSchedules(ctx, productId);
  }

  @Authorized(Permission.Products)
  @Extensions({ listSize: 20 })
  @Mutation(() => [PriceScheduleEntry], {
    description:
      'For admins: plans prices that begin and end by themselves, within half a minute; all of them or none. Errors, with `fields` such as "2.price": UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND; SCHEDULES_OVERLAP when a variant has another planned price at that time.',
  })
  schedulePrices(
    @Arg('input', () => [SchedulePriceInput], { description: `1 to ${MAX_PLANNED} prices.` })
    input: SchedulePriceInput[],
    @Ctx() ctx: Context,
  ) {
    return schedulePrices(ctx, input);
  }

  @Authorized(Permission.Products)
  @Extensions({ listSize: ofArgument('ids') })
  @Mutation(() => [PriceScheduleEntry], {
    description:
      'For admins: cancels planned prices, all of them or none. Those that are running end at once, and the previous price returns unless it was edited meanwhile. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND; CONFLICT when one has ended.',
  })
  cancelPriceSchedules(@Args(() => BulkArgs) { ids }: BulkArgs, @Ctx() ctx: Context) {
    return cancelPriceSchedules(ctx, ids);
  }
}

import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { Day } from '../../core/day.ts';
import { CurrencyCode } from '../../core/money.types.ts';
import { buyerCohorts } from './buyer-cohorts.ts';
import { BuyerCohorts } from './buyer-cohorts.types.ts';
import { stockValue } from './stock-value.ts';
import { StockValue } from './stock-value.types.ts';

const optional = { nullable: true } as const;

@Resolver()
export class OtherReportsResolver {
  @Authorized(Permission.Reports)
  @Query(() => BuyerCohorts, {
    description:
      'For staff with REPORTS: what buyers of each month spent since, of at most 24 months. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, SERVICE_UNAVAILABLE if it takes longer than 10 seconds.',
  })
  buyerCohorts(
    @Arg('from', () => Day, {
      ...optional,
      description: 'A day of the first month; by default 11 months before the last.',
    })
    from: string | null,
    @Arg('to', () => Day, { ...optional, description: 'A day of the last month; by default today.' }) to:
      | string
      | null,
    @Arg('currency', () => CurrencyCode, {
      ...optional,
      description: 'The currency; by default that of the shop.',
    })
    currency: string | null,
    @Ctx() ctx: Context,
  ) {
    return buyerCohorts(ctx, { from, to, currency });
  }

  @Authorized(Permission.Reports)
  @Query(() => StockValue, {
    description:
      'For staff with REPORTS: the stock at the end of a day, by category. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, SERVICE_UNAVAILABLE if it takes longer than 5 seconds.',
  })
  stockValue(
    @Arg('day', () => Day, { ...optional, description: 'The day; by default today.' }) day: string | null,
    @Ctx() ctx: Context,
  ) {
    return stockValue(ctx, day);
  }
}

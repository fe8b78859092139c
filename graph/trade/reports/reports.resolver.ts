import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { Day } from '../../core/day.ts';
import { DomainError } from '../../core/errors.ts';
import { CurrencyCode } from '../../core/money.types.ts';
import { ReportDimension } from './report-dimension.ts';
import { reportOrders } from './report-orders.ts';
import { ReportOrders } from './report-orders.types.ts';
import { MOST_ROWS, SalesBreakdown, USUAL_ROWS } from './reports.types.ts';
import { salesBreakdown } from './sales-breakdown.ts';

const optional = { nullable: true } as const;

@Resolver()
export class ReportsResolver {
  @Authorized(Permission.Reports)
  @Query(() => SalesBreakdown, {
    description:
      'For staff with REPORTS: what was paid and refunded in a time, by something, against the time before: at most 400 days, 1830 by weeks and 3660 by months. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, SERVICE_UNAVAILABLE if it takes longer than 5 seconds.',
  })
  salesBreakdown(
    @Arg('by', () => ReportDimension, { description: 'What it adds up by.' }) by: ReportDimension,
    @Arg('from', () => Day, {
      ...optional,
      description: 'The first day; by default 29 days before the last.',
    })
    from: string | null,
    @Arg('to', () => Day, { ...optional, description: 'The last day; by default today.' }) to: string | null,
    @Arg('currency', () => CurrencyCode, {
      ...optional,
      description: 'The currency; by default that of the shop.',
    })
    currency: string | null,
    @Arg('first', () => Int, {
      ...optional,
      defaultValue: USUAL_ROWS,
      description: `Rows at most; at most ${MOST_ROWS}. Of days there are as many as the period has, so ask for enough.`,
    })
    first: number | null,
    @Ctx() ctx: Context,
  ) {
    return salesBreakdown(ctx, { by, from, to, currency }, rowsOf(first));
  }

  @Authorized(Permission.Reports)
  @Query(() => ReportOrders, {
    description:
      'For staff with REPORTS: the orders that a row of `salesBreakdown` adds up, without their buyers. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, SERVICE_UNAVAILABLE if it takes longer than 5 seconds.',
  })
  reportOrders(
    @Arg('by', () => ReportDimension, { description: 'What the report adds up by.' }) by: ReportDimension,
    @Arg('key', () => String, {
      ...optional,
      description: 'The key of the row; null for the row without a key.',
    })
    key: string | null,
    @Arg('from', () => Day, { ...optional, description: 'The first day of the report.' }) from: string | null,
    @Arg('to', () => Day, { ...optional, description: 'The last day of the report.' }) to: string | null,
    @Arg('currency', () => CurrencyCode, { ...optional, description: 'The currency of the report.' })
    currency: string | null,
    @Arg('first', () => Int, {
      ...optional,
      defaultValue: USUAL_ROWS,
      description: `Orders at most; at most ${MOST_ROWS}.`,
    })
    first: number | null,
    @Ctx() ctx: Context,
  ) {
    return reportOrders(ctx, { by, key, from, to, currency }, rowsOf(first));
  }
}

function rowsOf(first: number | null): number {
  const rows = first ?? USUAL_ROWS;
  if (rows < 1 || rows > MOST_ROWS)
    throw new DomainError('BAD_USER_INPUT', `A report has 1 to ${MOST_ROWS} rows.`);
  return rows;
}

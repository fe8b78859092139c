import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { Day } from '../../core/day.ts';
import { findSoldProducts } from './find-sold-products.ts';
import { findTodo } from './find-todo.ts';
import { SalesReport } from './sales.types.ts';
import { salesReport } from './sales-report.ts';
import { SoldProducts } from './sold-products.types.ts';
import { Todo } from './todo.types.ts';

const optional = { nullable: true } as const;

@Resolver()
export class DashboardResolver {
  @Authorized()
  @Query(() => Todo, {
    description: 'What waits in the shop, for its staff; up to ten seconds old. Errors: UNAUTHENTICATED.',
  })
  todo(@Ctx() ctx: Context) {
    return findTodo(ctx);
  }

  @Authorized(Permission.Reports)
  @Query(() => SalesReport, {
    description:
      'For staff with REPORTS: what was sold on each day, and in as many days before: at most 400. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  salesReport(
    @Arg('from', () => Day, {
      ...optional,
      description: 'The first day; by default 29 days before the last.',
    })
    from: string | null,
    @Arg('to', () => Day, { ...optional, description: 'The last day; by default today.' }) to: string | null,
    @Ctx() ctx: Context,
  ) {
    return salesReport(ctx, { from, to });
  }

  @Authorized(Permission.Reports)
  @Query(() => SoldProducts, {
    description:
      'For staff with REPORTS: what was sold most in the last 30 days, and whose stock runs out soon; some seconds old. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  soldProducts(@Ctx() ctx: Context) {
    return findSoldProducts(ctx);
  }
}

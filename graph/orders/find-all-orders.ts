import type { FilterQuery } from '@mikro-orm/core';
import type { QBFilterQuery } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { literalPattern, readKeyword } from '../core/keyword.ts';
import { clampPage, clampPageSize, countPages } from '../core/pagination.ts';
import { totalOf } from '../core/totals.ts';
import type { OrdersArgs } from './admin-orders.inputs.ts';
import { Order } from './order.entity.ts';
import type { OrderPage } from './order-page.ts';

/**
 * One page of all orders. The keyword is looked for in the buyer's name and e-mail address, and at the beginning of the
 * order's id. Errors: BAD_USER_INPUT for a bad keyword.
 */
export async function findAllOrders(ctx: Context, args: OrdersArgs): Promise<OrderPage> {
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const direction = args.descending ? 'desc' : 'asc';
  const keyword = readKeyword(args.keyword);
  const where: FilterQuery<Order> = {
    $and: [matching(keyword), isSet('paidAt', args.paid), isSet('deliveredAt', args.delivered)],
  };
  const orders = await ctx.em.find(Order, where, {
    orderBy: [{ [args.sortBy]: direction }, { id: direction }],
    limit: size,
    offset: (page - 1) * size,
  });
  const question = `orders ${JSON.stringify([keyword, args.paid, args.delivered])}`;
  const found = ctx.em
    .createQueryBuilder(Order)
    .select('id')
    .where(where as QBFilterQuery<Order>);
  // With its values quoted in it, which is how the ORM sends every statement.
  const total = await totalOf(ctx, question, sql.raw(found.getFormattedQuery()));
  return { orders, page, pages: countPages(total, size), total };
}

function isSet(property: 'paidAt' | 'deliveredAt', wanted: boolean | null | undefined): FilterQuery<Order> {
  if (wanted == null) return {};
  return { [property]: wanted ? { $ne: null } : null };
}

function matching(text: string): FilterQuery<Order> {
  if (text === '') return {};
  const $ilike = `%${literalPattern(text)}%`;
  return { $or: [{ customerName: { $ilike } }, { customerEmail: { $ilike } }, ...idsBeginningWith(text)] };
}

/** As a range of ids, which the primary key's index can find. */
function idsBeginningWith(text: string): FilterQuery<Order>[] {
  const digits = text.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{1,32}$/.test(digits)) return [];
  return [{ id: { $gte: digits.padEnd(32, '0'), $lte: digits.padEnd(32, 'f') } }];
}

import { orderNumberIn } from '#money/order-name';
import { mayActFor } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { literalPattern, readKeyword } from '../../core/keyword.ts';
import { clampPage, clampPageSize, countPages } from '../../core/pagination.ts';
import { prepared } from '../../core/prepared.ts';
import type { OrderPage } from './order-page.ts';
import { orderColumns } from './order-row.ts';

type Search = [ownerId: string, pattern: string | null, number: number | null];
const found = `from orders where owner_id = $1 and ($2::text is null or number = $3::int
  or exists (select from order_lines line where line.order_id = orders.id and line.name ilike $2))`;
const readPage = orderColumns.read<[...Search, size: number, offset: number]>(
  `${found} order by created_at desc, id desc limit $4 offset $5`,
);
const readTotal = prepared<{ total: number }, Search>(`select count(*)::int as total ${found}`);

/**
 * One page of the orders of `ownerId`, newest first, for that person alone: all of them, or those with the number or with a product whose
 * name has the keyword. Errors: UNAUTHENTICATED, FORBIDDEN; BAD_USER_INPUT for a bad keyword.
 */
export async function findOwnOrders(
  ctx: Context,
  ownerId: string,
  query: { page: number; pageSize?: number | null; keyword?: string | null },
): Promise<OrderPage> {
  if (!mayActFor(ctx.actor, { id: ownerId })) {
    throw new DomainError('FORBIDDEN', 'Orders are shown here to the person who placed them.');
  }
  const page = clampPage(query.page);
  const size = clampPageSize(query.pageSize ?? ctx.settings.pageSize);
  const keyword = readKeyword(query.keyword ?? '');
  const search: Search = [
    ownerId,
    keyword === '' ? null : `%${literalPattern(keyword)}%`,
    orderNumberIn(keyword),
  ];
  const [rows, [counted]] = await Promise.all([
    readPage(ctx.em, ...search, size, (page - 1) * size),
    readTotal(ctx.em, ...search),
  ]);
  const { total } = counted!;
  return { orders: rows, page, pages: countPages(total, size), total };
}

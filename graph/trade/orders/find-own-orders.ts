import { mayActFor } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { clampPage, clampPageSize, countPages } from '../../core/pagination.ts';
import { prepared } from '../../core/prepared.ts';
import type { OrderPage } from './order-page.ts';
import { orderColumns } from './order-row.ts';

const readPage = orderColumns.read<[ownerId: string, size: number, offset: number]>(
  `from orders where owner_id = $1 order by created_at desc, id desc limit $2 offset $3`,
);
const readTotal = prepared<{ total: number }, [ownerId: string]>(
  'select count(*)::int as total from orders where owner_id = $1',
);

/** One page of the orders of `ownerId`, newest first, for that person alone. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function findOwnOrders(
  ctx: Context,
  ownerId: string,
  query: { page: number; pageSize?: number | null },
): Promise<OrderPage> {
  if (!mayActFor(ctx.actor, { id: ownerId })) {
    throw new DomainError('FORBIDDEN', 'Orders are shown here to the person who placed them.');
  }
  const page = clampPage(query.page);
  const size = clampPageSize(query.pageSize ?? ctx.settings.pageSize);
  const [rows, [counted]] = await Promise.all([
    readPage(ctx.em, ownerId, size, (page - 1) * size),
    readTotal(ctx.em, ownerId),
  ]);
  const { total } = counted!;
  return { orders: rows, page, pages: countPages(total, size), total };
}

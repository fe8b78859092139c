import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { clampPage, clampPageSize, countPages } from '../core/pagination.ts';
import { requireViewer } from '../core/viewer.ts';
import { Order } from './order.entity.ts';
import type { OrderPage } from './order-page.ts';

/** One page of the orders of `ownerId`, newest first, for that person alone. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function findOwnOrders(
  ctx: Context,
  ownerId: string,
  query: { page: number; pageSize?: number | null },
): Promise<OrderPage> {
  if (requireViewer(ctx).id !== ownerId) {
    throw new DomainError('FORBIDDEN', 'Orders are shown here to the person who placed them.');
  }
  const page = clampPage(query.page);
  const size = clampPageSize(query.pageSize ?? ctx.settings.pageSize);
  const [orders, total] = await ctx.em.findAndCount(
    Order,
    { owner: ownerId },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: size, offset: (page - 1) * size },
  );
  return { orders, page, pages: countPages(total, size), total };
}

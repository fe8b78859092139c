import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { readKeyword } from '../../core/keyword.ts';
import { clampPage, clampPageSize, countPages } from '../../core/pagination.ts';
import { readTablePage } from '../../core/table-page.ts';
import { requireId } from '../../core/validation.ts';
import type { OrdersArgs } from './admin-orders.inputs.ts';
import type { OrderPage } from './order-page.ts';
import { orderColumns } from './order-row.ts';
import { ordersWhere } from './orders-where.ts';

/**
 * One page of all orders. The keyword is looked for in name, e-mail address, phone number, city and postal code of the buyer, in the numbers of the
 * order, its payment and its shipments and in the SKUs of its items, see `orderMatchers`. Errors: BAD_USER_INPUT as in `ordersWhere`.
 */
export async function findAllOrders(ctx: Context, args: OrdersArgs): Promise<OrderPage> {
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const keyword = readKeyword(args.keyword);
  const { paid, delivered, onHold, state, task, withdrawn, backordered, from, to } = args;
  const tag = args.tag?.trim() ?? '';
  const customer = args.customer ? requireId(args.customer, 'Customer') : null;
  const days = [from?.toISOString(), to?.toISOString()] as const;
  const filters = [
    paid,
    delivered,
    onHold,
    state,
    task,
    tag,
    args.hasUnansweredMessage,
    withdrawn,
    backordered,
    customer,
    args.customField,
  ] as const;
  const { rows, total } = await readTablePage(ctx, orderColumns, {
    key: cacheKey('total of orders', keyword, ...filters, ...days),
    table: 'orders',
    where: await ordersWhere(ctx, args),
    sortBy: args.sortBy,
    descending: args.descending,
    size,
    offset: (page - 1) * size,
    isSearch: keyword !== '',
    readsOthers: state != null || task != null || backordered != null || args.customField != null,
  });
  return { orders: rows, page, pages: countPages(total, size), total };
}

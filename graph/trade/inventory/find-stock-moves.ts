import { Permission } from '../../core/actor.ts';
import { connectionOf, sliceOf } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { requireId } from '../../core/validation.ts';
import type { StockMovement, StockMovementConnection, StockMovesArgs } from './stock-moves.types.ts';

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Each variant gives its newest moves along an index, so that a page costs the same however long the history is. */
const readMoves = prepared<
  StockMovement,
  [product: string, variant: string | null, before: string, limit: number, withOrders: boolean]
>(
  `select m.id, m.variant_id as "variantId", m.options, m.sku, m.qty, m.reason, u.name as "actorName",
     o.id as "orderId", o.number::int as "orderNumber", s.id as "stocktakeId", s.name as "stocktakeName", m.created_at as at
   from (
     select moves.*, v.options, v.sku from variants v cross join lateral (
       select * from stock_moves where variant_id = v.id and id < $3::uuid order by id desc limit $4
     ) moves
     where v.product_id = $1 and ($2::uuid is null or v.id = $2) order by moves.id desc limit $4
   ) m
   left join users u on u.id = m.actor_id left join orders o on o.checkout_id = m.checkout_id and $5
   left join stocktakes s on s.id = m.stocktake_id
   order by m.id desc`,
);

/**
 * What moved the stock of the variants of a product, of those that are no longer sold as well, the newest first. Errors: NOT_FOUND for
 * what is no id; BAD_USER_INPUT for a cursor of no list.
 */
export async function findStockMoves(ctx: Context, args: StockMovesArgs): Promise<StockMovementConnection> {
  const product = requireId(args.productId, 'Product');
  const variant = args.variantId ? requireId(args.variantId, 'Variant') : null;
  const slice = sliceOf(args);
  const withOrders = ctx.actor.can(Permission.Orders);
  const rows = await readMoves(ctx.em, product, variant, slice.after ?? LAST_ID, slice.limit, withOrders);
  return connectionOf(
    rows.map((row) => ({ ...row, at: new Date(row.at) })),
    slice,
  );
}

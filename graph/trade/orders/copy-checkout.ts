import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { columnNames } from '../../core/columns-of.ts';
import { prepared } from '../../core/prepared.ts';
import { type EventSource, recordEvent } from '../../core/record-event.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { Terms } from '../checkout/terms.entity.ts';

/** What an order has from its checkout, by columns of the same names. */
const COPIED = columnNames(Terms);

const copy = prepared<
  { id: string; isNew: boolean },
  [id: string, now: Date, checkout: string, lines: string]
>(
  `with placed as (
     insert into orders (id, owner_id, checkout_id, customer_name, customer_email, created_at, ${COPIED})
     select $1::uuid, u.id, c.id, u.name, u.email, $2::timestamptz, ${COPIED.map((name) => `c.${name}`)}
     from checkouts c join users u on u.id = c.user_id where c.id = $3 and not exists (select from orders where checkout_id = c.id) for key share of u
     on conflict (checkout_id) do nothing
     returning id
   ), named as (
     update checkouts set order_id = placed.id from placed where checkouts.id = $3 and cart_id is not null
   ), copied as (
     insert into order_lines (id, order_id, position, product_id, variant_id, name, options, option_names, sku, image, price, qty, list_price, discount, tax_rate, tax, price_override)
     select line.id, placed.id, line.position, line.product, line.item, line.name, line.options, line."optionNames", line.sku, line.image, line.price, line.qty,
       line."listPrice", line.discount, line."taxRate", line.tax, line."priceOverride"
     from placed, jsonb_to_recordset($4::jsonb)
       as line (id uuid, position int, product uuid, item uuid, name text, options text[], "optionNames" text[], sku text, image text, price int, qty int,
         "listPrice" int, discount int, "taxRate" int, tax int, "priceOverride" jsonb)
   )
   select id, true as "isNew" from placed union all select id, false from orders where checkout_id = $3`,
);

/**
 * The order of a locked checkout: the one it has, or a new unpaid one with a copy of its lines and prices. Call it in
 * the transaction that holds the lock. A repetition uses up no number. Returns the order's id.
 */
export async function copyCheckout(
  em: SqlEntityManager,
  source: EventSource,
  checkout: Checkout,
): Promise<string> {
  const lines = checkout.lines.map((line, position) => ({ id: v7(), position, ...line }));
  // An account that is being deleted is waited for, and its order made under the name that is left.
  const [order] = await copy(em, v7(), source.ports.now(), checkout.id, JSON.stringify(lines));
  if (!order) throw new Error(`The checkout ${checkout.id} is gone.`);
  if (order.isNew) {
    const { totalPrice, currency } = checkout;
    const overrides = checkout.lines.flatMap(({ item: variant, price, priceOverride }) =>
      priceOverride ? [{ variant, price, shopPrice: priceOverride.shopPrice }] : [],
    );
    const data = {
      checkout: checkout.id,
      totalPrice,
      currency,
      ...(overrides.length > 0 && { overrides }),
    };
    await recordEvent(em, source, { type: 'order.placed', subject: order.id, order: order.id, data });
  }
  return order.id;
}

import type { Order } from './order.entity.ts';

/** An order as it is read, past the entity layer. Its lines are read when they are asked for. */
export type OrderRow = Pick<
  Order,
  | 'id'
  | 'customerName'
  | 'customerEmail'
  | 'shippingAddress'
  | 'paymentMethod'
  | 'itemsPrice'
  | 'shippingPrice'
  | 'taxPrice'
  | 'totalPrice'
  | 'paidAt'
  | 'deliveredAt'
  | 'cancelledAt'
  | 'createdAt'
> & { owner: { id: string }; checkout: { id: string } };

/** What is selected of an order. Finish it with `toOrder` on each row. */
export const ORDER_COLUMNS = `id, owner_id, checkout_id, customer_name as "customerName", customer_email as "customerEmail",
  shipping_address as address, shipping_city as city, shipping_postal_code as "postalCode", shipping_country as country,
  payment_method as "paymentMethod", items_price as "itemsPrice", shipping_price as "shippingPrice", tax_price as "taxPrice",
  total_price as "totalPrice", paid_at as "paidAt", delivered_at as "deliveredAt",
  cancelled_at as "cancelledAt", created_at as "createdAt"`;

/** As the database gives it. */
export type StoredOrder = Omit<
  OrderRow,
  'owner' | 'checkout' | 'shippingAddress' | 'paidAt' | 'deliveredAt' | 'cancelledAt' | 'createdAt'
> &
  Order['shippingAddress'] & {
    owner_id: string;
    checkout_id: string;
    paidAt: string | null;
    deliveredAt: string | null;
    cancelledAt: string | null;
    createdAt: string;
  };

export function toOrder({
  owner_id,
  checkout_id,
  address,
  city,
  postalCode,
  country,
  ...row
}: StoredOrder): OrderRow {
  return {
    ...row,
    owner: { id: owner_id },
    checkout: { id: checkout_id },
    shippingAddress: { address, city, postalCode, country },
    paidAt: dateOf(row.paidAt),
    deliveredAt: dateOf(row.deliveredAt),
    cancelledAt: dateOf(row.cancelledAt),
    createdAt: new Date(row.createdAt),
  };
}

function dateOf(stored: string | null): Date | null {
  return stored === null ? null : new Date(stored);
}

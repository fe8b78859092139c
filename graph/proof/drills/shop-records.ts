import type { Stage } from './stage.ts';

/** The records of payments at the shop and at its provider. */
export interface ShopRecords {
  checkouts: { id: string; key: string; providerOrder: string | null; isGuest: boolean }[];
  orders: { id: string; checkout: string; paid: boolean; accepted: boolean }[];
  /** The shop's record of payments, with the order that each pays. */
  payments: { id: string; order: string | null; refunded: boolean }[];
  /** The provider's ledger. `kept` is the captured amount minus refunds, in minor units. */
  captures: { id: string; providerOrder: string | null; kept: number }[];
}

const select: Record<keyof ShopRecords, string> = {
  checkouts: `select c.id, idempotency_key as key, provider_order_id as "providerOrder", kind = 'guest' as "isGuest"
    from checkouts c join users on users.id = user_id`,
  orders:
    'select id, checkout_id as checkout, paid_at is not null as paid, accepted_at is not null as accepted from orders',
  payments: `select id, order_id as "order", exists (
      select from refunds where payment_id = payments.id and state = 'made'
    ) as refunded from payments`,
  captures: `select id, order_id as "providerOrder", amount - amount_refunded as kept from sandbox_payment
    where status in ('captured', 'refunded')`,
};

/** Reads the records of a shop with the sandbox provider. On PGlite the shop must not run. */
export async function readShopRecords({ query }: Pick<Stage, 'query'>): Promise<ShopRecords> {
  const columns = Object.entries(select).map(
    ([name, sql]) => `(select coalesce(jsonb_agg(found), '[]') from (${sql}) found) as ${name}`,
  );
  const [records] = await query<ShopRecords>(`select ${columns.join(', ')}`);
  return records!;
}

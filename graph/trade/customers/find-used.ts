import { sql } from 'kysely';
import { batch } from '../../core/batch.ts';
import type { Stored } from '../../core/columns-of.ts';
import type { Context } from '../../core/context.ts';
import { membersOf, uuids } from '../../people/accounts/customer-members.ts';
import type { ShippingAddress } from '../../people/addresses/shipping-address.ts';
import { type BlockKey, blockKeys } from '../blocklist/block-keys.ts';
import type { BlockedBuyer } from '../blocklist/blocked-buyer.entity.ts';
import { findBlocks } from '../blocklist/find-blocks.ts';
import { type OrderRow, orderColumns } from '../orders/order-row.ts';
import type { CustomerProfile, CustomerReturn } from './customer.types.ts';

/** Orders whose addresses are looked at. */
const MOST_ORDERS = 100;
/** Addresses that are shown. */
const MOST_ADDRESSES = 10;
/** Returns that are shown. */
export const MOST_RETURNS = 20;

/** SELECT of the newest orders of each of these customers, with `customer`. */
const ordersOf = (ids: readonly string[], columns: string) => sql`
  with members as (${membersOf(uuids(ids))})
  select head.customer, ${sql.raw(columns)} from unnest(${uuids(ids)}) head(customer) cross join lateral (
    select * from orders where owner_id in (select members.id from members where members.customer = head.customer)
    order by created_at desc, id desc limit ${MOST_ORDERS}
  ) orders`;

/** Where the newest 100 orders of a customer were sent and billed: each address once, the newest first, 10 at most; for all customers of a request in one statement. */
export function addressesOf(ctx: Context, customer: string): Promise<ShippingAddress[]> {
  return batch(ctx, 'addresses of customers', customer, async (ids) => {
    const { rows } = await sql<Stored<OrderRow> & { customer: string }>`
      ${ordersOf(ids, orderColumns.columns)} order by created_at desc, id desc`.execute(
      ctx.em.fork().getKysely(),
    );
    const byCustomer = Map.groupBy(rows, (row) => row.customer);
    return ids.map((id) => addressesIn((byCustomer.get(id) ?? []).map(orderColumns.toRow)));
  });
}

function addressesIn(orders: readonly OrderRow[]): ShippingAddress[] {
  const all = orders.flatMap(({ shippingAddress, billingAddress }) => [
    shippingAddress,
    billingAddress ?? shippingAddress,
  ]);
  const keyOf = (address: ShippingAddress) => JSON.stringify(Object.entries(address).sort()).toLowerCase();
  return [...new Map(all.toReversed().map((address) => [keyOf(address), address])).values()]
    .toReversed()
    .slice(0, MOST_ADDRESSES);
}

/** What of a customer is on the blocklist: e-mail address, addresses and phone numbers; for all customers of a request in one statement. */
export async function blocksOf(ctx: Context, { id, email }: CustomerProfile): Promise<BlockedBuyer[]> {
  const addresses = await addressesOf(ctx, id);
  const keys = blockKeys({ email, addresses, phones: addresses.map(({ phone }) => phone) });
  return batch(ctx, 'blocks of customers', JSON.stringify(keys), async (texts) => {
    const wanted: BlockKey[][] = texts.map((text) => JSON.parse(text));
    const found = await findBlocks(ctx.em, wanted.flat());
    return wanted.map((own) =>
      found.filter(({ kind, hash }) => own.some((key) => key.kind === kind && key.hash === hash)),
    );
  });
}

/** Whether the e-mail address of a customer is on the blocklist; for all customers of a request in one statement. */
export function isBlocked(ctx: Context, { email }: CustomerProfile): Promise<boolean> {
  return batch(ctx, 'blocked customers', email, async (emails) => {
    const hashes = emails.map((each) => blockKeys({ email: each })[0]!);
    const blocked = new Set((await findBlocks(ctx.em, hashes)).map(({ hash }) => hash));
    return hashes.map(({ hash }) => blocked.has(hash));
  });
}

/** What a customer sent back, newest first, 20 at most; for all customers of a request in one statement. */
export function returnsOf(ctx: Context, customer: string): Promise<CustomerReturn[]> {
  return batch(ctx, 'returns of customers', customer, async (ids) => {
    const { rows } = await sql<CustomerReturn & { customer: string }>`
      with members as (${membersOf(uuids(ids))})
      select found.* from unnest(${uuids(ids)}) head(customer) cross join lateral (
        select head.customer, returns.id, returns.state, returns.created_at as "createdAt", orders.id as "orderId", orders.number as "orderNumber"
        from orders join returns on returns.order_id = orders.id
        where orders.owner_id in (select members.id from members where members.customer = head.customer)
        order by returns.id desc limit ${MOST_RETURNS}
      ) found order by found.id desc`.execute(ctx.em.fork().getKysely());
    const byCustomer = Map.groupBy(rows, (row) => row.customer);
    return ids.map((id) => (byCustomer.get(id) ?? []).map(toReturn));
  });
}

const toReturn = ({ orderNumber, createdAt, ...row }: CustomerReturn): CustomerReturn => ({
  ...row,
  orderNumber: Number(orderNumber),
  createdAt: new Date(createdAt),
});

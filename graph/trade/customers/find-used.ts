import { sql } from 'kysely';
import { batch } from '../../core/batch.ts';
import type { Stored } from '../../core/columns-of.ts';
import type { Context } from '../../core/context.ts';
import { membersOf } from '../../people/accounts/customer-members.ts';
import type { ShippingAddress } from '../../people/addresses/shipping-address.ts';
import { blockKeys } from '../blocklist/block-keys.ts';
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

const membersOfOne = (id: string) => membersOf(sql`array[${id}]::uuid[]`);

/** Where the newest 100 orders of a customer were sent and billed: each address once, the newest first, 10 at most. */
export function addressesOf(ctx: Context, customer: string): Promise<ShippingAddress[]> {
  return batch(ctx, 'addresses of customer', customer, (ids) =>
    Promise.all(ids.map((id) => readAddresses(ctx, id))),
  );
}

async function readAddresses(ctx: Context, customer: string): Promise<ShippingAddress[]> {
  const { rows } = await sql<Stored<OrderRow>>`
    select ${sql.raw(orderColumns.columns)} from orders
    where owner_id in (select id from (${membersOfOne(customer)}) members)
    order by created_at desc, id desc limit ${MOST_ORDERS}`.execute(ctx.em.fork().getKysely());
  const all = rows
    .map(orderColumns.toRow)
    .flatMap(({ shippingAddress, billingAddress }) => [shippingAddress, billingAddress ?? shippingAddress]);
  const keyOf = (address: ShippingAddress) => JSON.stringify(Object.entries(address).sort()).toLowerCase();
  return [...new Map(all.toReversed().map((address) => [keyOf(address), address])).values()]
    .toReversed()
    .slice(0, MOST_ADDRESSES);
}

/** What of a customer is on the blocklist: e-mail address, addresses and phone numbers. */
export async function blocksOf(ctx: Context, { id, email }: CustomerProfile): Promise<BlockedBuyer[]> {
  const addresses = await addressesOf(ctx, id);
  return findBlocks(ctx.em, blockKeys({ email, addresses, phones: addresses.map(({ phone }) => phone) }));
}

/** Whether the e-mail address of a customer is on the blocklist; for all customers of a request in one statement. */
export function isBlocked(ctx: Context, { email }: CustomerProfile): Promise<boolean> {
  return batch(ctx, 'blocked customers', email, async (emails) => {
    const hashes = emails.map((each) => blockKeys({ email: each })[0]!);
    const blocked = new Set((await findBlocks(ctx.em, hashes)).map(({ hash }) => hash));
    return hashes.map(({ hash }) => blocked.has(hash));
  });
}

/** What a customer sent back, newest first, 20 at most. */
export async function returnsOf(ctx: Context, customer: string): Promise<CustomerReturn[]> {
  const { rows } = await sql<CustomerReturn>`
    select returns.id, returns.state, returns.created_at as "createdAt", orders.id as "orderId", orders.number as "orderNumber"
    from orders join returns on returns.order_id = orders.id
    where orders.owner_id in (select id from (${membersOfOne(customer)}) members)
    order by returns.id desc limit ${MOST_RETURNS}`.execute(ctx.em.fork().getKysely());
  return rows.map((row) => ({
    ...row,
    orderNumber: Number(row.orderNumber),
    createdAt: new Date(row.createdAt),
  }));
}

import { v7 } from 'uuid';
import { agentOf } from '../../core/actor.ts';
import { prepared } from '../../core/prepared.ts';
import type { Follower } from '../../core/record-event.ts';
import { MOST_ADDRESSES } from '../../people/addresses/save-address.ts';

const OTHERS = ['address', 'city', 'postal_code', 'country', 'company', 'line2', 'region', 'phone', 'tax_id'];
const FIELDS = [...OTHERS, 'name', 'country_code'];
const of = (table: string, names: readonly string[]) => names.map((name) => `${table}${name}`).join(', ');

// A saved address without a name is the same: it gets the one that was ordered with. Orders of one person at the same time may both
// find no default; the second then adds nothing.
const keep = prepared<never, [checkout: string, id: string, now: Date, most: number]>(
  `with ordered as (
     select c.* from checkouts c join users u on u.id = c.user_id
     where c.id = $1 and u.kind = 'account' and u.deleted_at is null and '' not in (c.shipping_address, c.shipping_city, c.shipping_postal_code)
   ), same as (
     update addresses a set last_used_at = $3::timestamptz, name = o.shipping_name from ordered o
     where a.user_id = o.user_id and coalesce(a.name, o.shipping_name) is not distinct from o.shipping_name
       and (${of('a.', OTHERS)}) is not distinct from (${of('o.shipping_', OTHERS)})
     returning a.id
   )
   insert into addresses (id, user_id, is_default, created_at, last_used_at, ${FIELDS})
   select $2::uuid, o.user_id, not exists (select from addresses a where a.user_id = o.user_id and a.is_default), $3, $3,
     ${of('o.shipping_', FIELDS)}
   from ordered o
   where not exists (select from same) and (select count(*) from addresses a where a.user_id = o.user_id) < $4::int
   on conflict do nothing`,
);

/** The address of an order goes into the address book of its account. The next order is offered it. Nothing is added to a full book, nor by staff or guests who order. */
export const keepOrderedAddress: Follower<'order.placed'> = async (em, { data }, { actor, ports }) => {
  if (actor && agentOf(actor)) return;
  await keep(em, data!.checkout, v7(), ports.now(), MOST_ADDRESSES);
};

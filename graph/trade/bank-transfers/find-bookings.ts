import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v5 } from 'uuid';

/** The name space of payments by bank transfers. Never changed. */
const TRANSFERS = '2b0e5d3c-9a3d-4c3b-8a1e-6f6a6f1f5f0d';

/** How often a transfer can be booked: to a wrong order, and again after that was reversed. */
const ATTEMPTS = 4;

/** The ids of the payments of a transfer, in the order in which they are used. They are made of the reference of the bank, however it is spaced. */
export function transferPaymentIds(reference: string): string[] {
  const name = reference.normalize('NFC').replace(/\s+/g, ' ').trim();
  return Array.from(
    { length: ATTEMPTS },
    (_, attempt) => `manual_${v5(attempt === 0 ? name : `${name}\n${attempt}`, TRANSFERS)}`,
  );
}

export interface Booking {
  /** The order that the transfer pays; null when it pays none. */
  order: string | null;
  /** The id of its next payment; null when it pays one, or was reversed too often. */
  paymentId: string | null;
}

/** What transfers have paid, by their references. A payment that was reversed pays nothing. */
export async function findBookings(
  em: SqlEntityManager,
  references: readonly string[],
): Promise<Map<string, Booking>> {
  const ids = references.flatMap(transferPaymentIds);
  const rows = await em.execute<{ id: string; order: string | null; reversed: boolean }[]>(
    `select id, order_id as "order", exists (select from refunds r where r.payment_id = p.id and r.is_reversal) as reversed
     from payments p where id = any(?::text[])`,
    [`{${ids.join(',')}}`],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    references.map((reference) => {
      const own = transferPaymentIds(reference);
      const paying = own.map((id) => known.get(id)).find((row) => row && !row.reversed);
      const free = own.find((id) => !known.has(id)) ?? null;
      return [reference, { order: paying?.order ?? null, paymentId: paying ? null : free }];
    }),
  );
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { membersOf, uuids } from '../../people/accounts/customer-members.ts';
import { setCustomFields } from '../../platform/custom-fields/set-custom-fields.ts';
import type { CustomerProfile } from './customer.types.ts';
import { findCustomer } from './find-customer.ts';
import { lockCustomer } from './lock-customer.ts';
import type { SetCustomerFieldsInput } from './written.inputs.ts';

/** For staff: gives a customer the custom fields that are named. Errors: NOT_FOUND, and those of `setCustomFields`. */
export async function setCustomerFields(
  ctx: Context,
  { id, customFields: given }: SetCustomerFieldsInput,
): Promise<CustomerProfile> {
  const customer = await findCustomer(ctx, id);
  await inTransaction(ctx.em.fork(), async (em) => {
    await lockCustomer(em, customer.id);
    await gatherValues(em, customer.id);
    const changes = (await setCustomFields(em, 'customer', [{ id: customer.id, given }])).get(customer.id);
    if (!changes) return;
    // Of people an event names fields alone.
    const data = { changed: changes.changed };
    await recordEvent(em, ctx, { type: 'customer.fields_changed', subject: customer.id, data });
  });
  return customer;
}

/** Values of others that the customer has become those of the account or guest who stands for it, unless it has some of the same field. */
async function gatherValues(em: SqlEntityManager, customer: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`${membersOf(uuids([customer]))}`.execute(em.getKysely());
  const others = `{${rows.flatMap(({ id }) => (id === customer ? [] : id)).join(',')}}`;
  await moveValues(em, customer, others);
}

/** Moves values of guests to another account or guest. */
export async function moveValues(em: SqlEntityManager, to: string, guests: string): Promise<void> {
  await em.execute(
    `insert into custom_values (subject_id, field_id, value)
     select ?::uuid, field_id, value from custom_values where subject_id = any(?::uuid[])
     order by subject_id on conflict do nothing`,
    [to, guests],
  );
  await em.execute('delete from custom_values where subject_id = any(?::uuid[])', [guests]);
}

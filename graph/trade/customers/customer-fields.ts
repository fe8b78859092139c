import { sql } from 'kysely';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { membersOf, uuids } from '../../people/accounts/customer-members.ts';
import type { CustomField } from '../../platform/custom-fields/custom-fields.types.ts';
import {
  inOrder,
  readableFields,
  type StoredValue,
} from '../../platform/custom-fields/find-custom-fields.ts';

/** The custom fields of a customer: values of the account or guest that represents it come before those of its other guests; for all customers of a request in one statement. */
export async function customerFieldsOf(ctx: Context, customer: string): Promise<CustomField[]> {
  const fields = await readableFields(ctx, 'customer');
  if (fields.length === 0) return [];
  const values = await batch(ctx, 'custom values of customers', customer, async (ids) => {
    const { rows } = await sql<StoredValue>`
      select distinct on (members.customer, v.field_id)
        members.customer as "subjectId", v.field_id as "fieldId", v.value
      from (${membersOf(uuids(ids))}) members join custom_values v on v.subject_id = members.id
      order by members.customer, v.field_id, members.id = members.customer desc, members.id`.execute(
      ctx.em.fork().getKysely(),
    );
    const byCustomer = Map.groupBy(rows, ({ subjectId }) => subjectId);
    return ids.map((id) => byCustomer.get(id) ?? []);
  });
  return inOrder(fields, values);
}

import { type RawBuilder, sql } from 'kysely';
import type { FoundByField } from '../../platform/custom-fields/filter-by-field.ts';
import { headOf, MEMBERS } from './customer-sql.ts';

/** SELECT of the customers to whom these accounts and guests belong. */
export const headsOf = (ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select ${headOf('buyer')} from users buyer where buyer.id in (${ids})`;

/** SQL of whether the custom field of the customer `u` is as a filter says: the value that `customerFieldsOf` reads. */
export const showsValue = ({ fieldId, condition }: FoundByField): RawBuilder<unknown> => sql`exists (
  select from (
    select value from ${sql.raw(MEMBERS)} member_of join custom_values on subject_id = member_of.id
    where field_id = ${fieldId} order by member_of.id = u.id desc, member_of.id limit 1
  ) shown where ${condition})`;

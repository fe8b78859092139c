import { type RawBuilder, sql } from 'kysely';

/**
 * SQL of the e-mail address by which the row `u` of `users` stands for guests as well; null for an account whose address nobody has
 * confirmed: it is never taken for the buyer of what was bought with the address.
 */
export const GUESTS_OF = `case when u.kind = 'guest' then u.guest_email_key when u.email_verified_at is not null then u.email_key end`;

/** SELECT of `customer` and `id`: the accounts and guests that are one customer each with the rows of `users` that have these ids. */
export const membersOf = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select u.id as customer, u.id from users u where u.id = any(${ids}) and u.deleted_at is null
  union
  select u.id, guest.id from users u join users guest on guest.guest_email_key = ${sql.raw(GUESTS_OF)} where u.id = any(${ids})`;

/** These ids as an array of SQL. */
export const uuids = (ids: readonly string[]): RawBuilder<unknown> => sql`${`{${ids.join(',')}}`}::uuid[]`;

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../core/errors.ts';
import { normaliseEmail } from './email.ts';

/** What else is kept about a person, by the names of the tables: what builds on accounts cannot be imported here. */
const RECORDS = {
  sessions: 'select created_at, last_seen_at from sessions where user_id = :id',
  signInFailures: 'select address, failed_at from sign_in_failures where email_key = :email',
  reviews: 'select product_id, name, rating, comment, created_at from reviews where user_id = :id',
  checkouts: `select id, lines, payment_method, total_price, currency, stock, created_at,
      shipping_address, shipping_city, shipping_postal_code, shipping_country
    from checkouts where user_id = :id`,
  orders: `select o.*, (select json_agg(l order by l.position) from order_lines l where l.order_id = o.id) as lines
    from orders o where o.owner_id = :id`,
  payments: `select p.* from payments p join checkouts c on c.id = p.checkout_id where c.user_id = :id`,
};

/** Everything that is kept about a person, but for secrets. Amounts are minor units. Errors: NOT_FOUND. */
export async function exportUser(em: SqlEntityManager, email: string): Promise<Record<string, unknown>> {
  const [found] = await em.execute<{ id: string; email_key: string }[]>(
    'select id, name, email, email_key, is_admin, created_at from users where email_key = ?',
    [normaliseEmail(email)],
  );
  if (!found) throw new DomainError('NOT_FOUND', `There is no account with the e-mail address ${email}.`);
  const { email_key: emailKey, ...account } = found;
  const held: Record<string, unknown> = { account };
  for (const [name, sql] of Object.entries(RECORDS)) {
    const isByEmail = sql.includes(':email');
    const value = isByEmail ? emailKey : account.id;
    held[name] = await em.execute(sql.replace(isByEmail ? ':email' : ':id', '?'), [value]);
  }
  return held;
}

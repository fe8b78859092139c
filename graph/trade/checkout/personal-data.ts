import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import type { PersonalData } from '../../core/personal-data.ts';

/** Replaces erased names and addresses. */
export const ERASED = 'erased';

/** Assignments of an UPDATE that remove what an address need not have, the billing address, and what the buyer wrote. */
export const OPTIONAL_PARTS_REMOVED = [
  ...['name', 'company', 'line2', 'region', 'phone', 'tax_id'].map((part) => `shipping_${part} = null`),
  'billing_address = null',
  'note = null',
].join(', ');

/** Assignments of an UPDATE that erase the addresses except the country where it went. */
export const ERASED_ADDRESS = [
  ...['address', 'city', 'postal_code'].map((part) => `shipping_${part} = '${ERASED}'`),
  OPTIONAL_PARTS_REMOVED,
].join(', ');

export const addressNeeded = () =>
  new DomainError('CONFLICT', 'An order is being paid, or paid and not delivered: it needs its address.');

/** Locks all checkouts of an account until the transaction ends, in the order of their ids. */
export async function lockCheckouts(em: SqlEntityManager, userId: string): Promise<void> {
  await em.execute('select 1 from checkouts where user_id = ? order by id for update', [userId]);
}

export const checkoutData: PersonalData = {
  sections: {
    checkouts: `select id, (select jsonb_agg(line - 'priceOverride') from jsonb_array_elements(lines) line) as lines, payment_method, total_price, currency, stock, created_at,
        shipping_address, shipping_city, shipping_postal_code, shipping_country, shipping_country_code, shipping_name,
        shipping_company, shipping_line2, shipping_region, shipping_phone, shipping_tax_id, billing_address, note
      from checkouts where user_id = ?`,
  },
  async refusal(em, { id }) {
    const held = await em.execute("select 1 from checkouts where user_id = ? and stock = 'held'", [id]);
    return held.length > 0 ? addressNeeded() : null;
  },
  async erase(em, { id }) {
    await em.execute(`update checkouts set ${ERASED_ADDRESS}, network = null where user_id = ?`, [id]);
  },
};

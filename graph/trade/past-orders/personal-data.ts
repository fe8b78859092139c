import { CONFIRMED_KEY, type PersonalData } from '../../core/personal-data.ts';

/**
 * What was imported about a person, by the e-mail address alone: of an account whose address nobody has confirmed nothing is exported or erased. It is
 * erased as a whole, as the accounting records are those of the earlier shop.
 */
const of = (table: string, columns: string) =>
  `select ${columns} from ${table} where email_key = (select ${CONFIRMED_KEY} from users where id = ?) order by id`;

export const pastData: PersonalData = {
  sections: {
    pastCustomers: of(
      'past_customers',
      'source, number, name, email, phone, address, order_count, spent, currency, tags, note, since',
    ),
    pastOrders: of(
      'past_orders',
      'source, number, name, email, phone, address, placed_at, status, subtotal, shipping, tax, discount, total, currency, lines, note',
    ),
  },
  async erase(em, { emailKey }) {
    if (emailKey !== null) await deletePast(em, emailKey);
  },
};

/** Deletes what was imported with an e-mail address. Returns how many customers and orders that were. */
export async function deletePast(
  em: Parameters<NonNullable<PersonalData['erase']>>[0],
  emailKey: string,
): Promise<{ customers: number; orders: number }> {
  const gone = async (table: string) =>
    (await em.execute<object[]>(`delete from ${table} where email_key = ? returning id`, [emailKey])).length;
  return { customers: await gone('past_customers'), orders: await gone('past_orders') };
}

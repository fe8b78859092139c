import type { Database } from './orm.ts';

/** The first migration. It makes what those of 0.2.0 made together. */
const SCHEMA = '0100-schema';

/** The migrations of 0.2.0. */
export const EARLIER = `
  0001-initial 0002-unordered-payments 0003-stars 0004-no-lines-by-product 0005-rate-limits 0007-reading-the-ledger
  0008-orders-that-end 0009-search-keys 0010-price-rules 0011-events 0012-due-rows 0013-mails 0014-permissions
  0015-recovery 0016-strong-sign-in 0017-new-email 0018-invitations 0019-due-indexes 0020-mail-subjects 0021-variants
  0022-variant-options 0023-prices 0024-categories 0025-list-indexes 0026-images 0027-variant-images 0028-slugs
  0029-search 0030-imports 0031-sku-search 0032-attribute-choices 0033-rating-order 0036-former-names 0037-priced-orders
  0038-settings 0041-address-fields 0042-address-book 0044-promotions 0047-guests 0048-order-links
  0050-payment-providers 0051-ways-to-pay 0053-staff-orders 0055-carts 0056-cart-reminders 0060-new-email-counts-at
  0061-refunds-as-rows 0062-payment-methods 0064-payment-redirects 0065-fulfillments 0070-staff-and-addresses
  0075-currency-of-orders 0076-cash-orders-end 0080-cart-ids 0081-used-addresses 0085-option-names
  0088-mails-stand-alone 0090-persons-of-promotions 0091-order-currency 0092-ids-of-providers 0095-whole-orders
`
  .trim()
  .split(/\s+/);

/**
 * Records the first migration as run in a database that has the tables of 0.2.0 already. Rejects with an Error of one sentence, and changes
 * nothing, when a version before that has made them, or when the list of migrations was changed by hand. Call it before the migrations run, in one process at a time.
 */
export async function skipSchema(orm: Database): Promise<void> {
  const connection = orm.em.getConnection();
  const [table] = await connection.execute(`select where to_regclass('mikro_orm_migrations') is not null`);
  if (!table) return;
  const rows = await connection.execute<{ name: string }[]>('select name from mikro_orm_migrations');
  const run = new Set(rows.map(({ name }) => name));
  if (run.has(SCHEMA)) return;
  const [orders] = await connection.execute(`select where to_regclass('orders') is not null`);
  if (!orders) return;
  if (!EARLIER.some((name) => run.has(name)))
    throw new Error(
      'Its list of migrations, the table mikro_orm_migrations, was changed: it has tables of the shop and lacks their first migration. Restore a backup.',
    );
  if (!EARLIER.every((name) => run.has(name)))
    throw new Error(
      'Its tables are those of a version before 0.2.0. Make a backup, start 0.2.0 once (the tag v0.2.0), and then this version again.',
    );
  await connection.execute('insert into mikro_orm_migrations (name) values (?)', [SCHEMA]);
}

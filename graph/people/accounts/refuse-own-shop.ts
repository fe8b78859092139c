import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { demoLogins } from './demo-logins.ts';

/**
 * Rejects with an Error of one sentence when a database has accounts but not the admin of a demo: opened as a demo, with its open
 * mailbox, the shop would be anybody's.
 */
export async function refuseOwnShop(em: SqlEntityManager): Promise<void> {
  const admin = demoLogins.find(({ isAdmin }) => isAdmin)!.email;
  const [own] = await em.execute(
    `select from users where not exists (select from users where email_key = ? and is_admin and deleted_at is null) limit 1`,
    [admin],
  );
  if (!own) return;
  throw new Error(
    'This database is that of a shop, and is not opened as a demo, whose mails everybody can read: set NODE_ENV=production, and ALLOW_SANDBOX_PAYMENTS=true as long as it takes test payments, or choose another database or DATA_DIR.',
  );
}

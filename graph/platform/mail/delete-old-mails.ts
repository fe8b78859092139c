import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** How long a mail stays in the list after it was sent or given up. */
const KEPT_DAYS = 90;

/** Deletes the mails that were sent or given up 90 days ago. */
export async function deleteOldMails(em: SqlEntityManager, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000);
  await em.execute('delete from mails where sent_at <= ?', [before]);
  await em.execute('delete from mails where failed_at <= ?', [before]);
}

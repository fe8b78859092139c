import type { MailLimitDeps, MailTypes, QueuedMail } from '../../../core/mailer.ts';
import { typedMayGo } from '../../../platform/mail/may-go.ts';
import type { RecipientQuery } from '../../../platform/mail/queue-mail.ts';
import { User } from '../user.entity.ts';

/** The owner of an account, or a guest, as who gets a mail. */
export const toAccount = (id: string): RecipientQuery => ({
  select: `select id, name, email, case kind when 'guest' then 'guest.' else '' end from users where id = ?`,
  id,
});

/**
 * Limits mails to an account whose owner has not confirmed the address, as those to an address that somebody typed. A warning of what
 * staff did is never dropped: `updateUser` limits the changes.
 */
export async function accountMayGo(deps: MailLimitDeps, mail: QueuedMail): Promise<boolean> {
  if (mail.data.isConfirmed || mail.data.isByStaff) return true;
  const confirmed = { id: mail.userId, email: mail.toAddress, emailVerifiedAt: { $ne: null } };
  const isOwn = mail.userId !== null && (await deps.em.count(User, confirmed)) > 0;
  return isOwn || typedMayGo(deps, mail);
}

/** Mails about an account, which somebody may have made with the address of a stranger. */
export function ofAccount<Types extends MailTypes>(types: Types): Types {
  const limited = Object.entries(types).map(([name, type]) => [name, { ...type, mayGo: accountMayGo }]);
  return Object.fromEntries(limited);
}

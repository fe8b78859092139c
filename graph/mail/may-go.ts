import { takeMail } from '../accounts/mail-budget.ts';
import { User } from '../accounts/user.entity.ts';
import type { MailLimitDeps, MailTypes, QueuedMail } from '../core/mailer.ts';

/** Limits mails to an address that somebody typed. */
export function typedMayGo(deps: MailLimitDeps, { toAddress }: QueuedMail): Promise<boolean> {
  return takeMail(deps, toAddress);
}

/** The same of mails to an account whose owner has not confirmed the address. */
async function accountMayGo(deps: MailLimitDeps, mail: QueuedMail): Promise<boolean> {
  if (mail.data.isConfirmed) return true;
  const confirmed = { id: mail.userId, email: mail.toAddress, emailVerifiedAt: { $ne: null } };
  const isOwn = mail.userId !== null && (await deps.em.count(User, confirmed)) > 0;
  return isOwn || typedMayGo(deps, mail);
}

/** Mails about an account, which somebody may have made with the address of a stranger. */
export function ofAccount(types: MailTypes): MailTypes {
  const limited = Object.entries(types).map(([name, type]) => [name, { ...type, mayGo: accountMayGo }]);
  return Object.fromEntries(limited);
}

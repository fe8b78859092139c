import type { Follower } from '../../../core/record-event.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { voidLinks } from '../tokens/void-links.ts';
import { User } from '../user.entity.ts';
import { ofAccount, toAccount } from './account-mails.ts';
import { addressChanged } from './address-changed.ts';
import { addressCounts } from './address-counts.ts';
import { passwordChanged } from './password-changed.ts';

/** The owner hears of a new address at the old one. Links that confirm an address that was
 * entered before, or answer for it, are void. */
export const mailOldAddress: Follower<'account.updated'> = async (em, { subject, data: change }, source) => {
  if (!change?.changed?.includes('email')) return;
  await voidLinks(em, subject, ['verify', 'new_email'], source.ports.now());
  // As it is to be, since the use case has loaded the account. The row has the old address as long as the change is not flushed, which is
  // after its event.
  const user = await em.findOne(User, subject);
  const type = user?.newEmail && user.newEmailCountsAt ? 'address.entered' : 'address.changed';
  const isByStaff = Boolean(source.actor?.isStaff) && source.actor?.viewer?.id !== subject;
  const data = { isWaiting: Boolean(user?.newEmail), isByStaff };
  await queueMail(em, source, { type, to: toAccount(subject), data });
};

export const mailNewPassword: Follower = (em, { subject }, source) =>
  queueMail(em, source, { type: 'password.changed', to: toAccount(subject) });

export const accountMails = ofAccount({
  'password.changed': passwordChanged,
  'address.changed': addressChanged,
  'address.counts': addressCounts,
});

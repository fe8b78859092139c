import type { Follower } from '../../../core/record-event.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { ofAccount, toAccount } from './account-mails.ts';
import { addressChanged } from './address-changed.ts';
import { addressCounts } from './address-counts.ts';
import { passwordChanged } from './password-changed.ts';

/** The owner hears of a new address at the old one. */
export const mailOldAddress: Follower<'account.updated'> = async (em, { subject, data }, source) => {
  // The row has the address of before as long as the change is not flushed, which is after its event.
  if (data?.changed?.includes('email'))
    await queueMail(em, source, { type: 'address.changed', to: toAccount(subject) });
};

export const mailNewPassword: Follower = (em, { subject }, source) =>
  queueMail(em, source, { type: 'password.changed', to: toAccount(subject) });

export const accountMails = ofAccount({
  'password.changed': passwordChanged,
  'address.changed': addressChanged,
  'address.counts': addressCounts,
});

import type { MailName } from '../../../core/mailer.ts';
import type { Follower } from '../../../core/record-event.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { ofAccount, toAccount } from '../mails/account-mails.ts';
import { signInMethodAdded, signInMethodRemoved } from './mails/sign-in-method.ts';

/** The owner hears of every change of how the account is opened. */
export const mailFactor =
  (type: MailName): Follower<'signin.method_added' | 'signin.method_removed'> =>
  (em, { subject, data }, source) =>
    queueMail(em, source, { type, to: toAccount(subject), data });

export const authenticationMails = ofAccount({
  'signin.method_added': signInMethodAdded,
  'signin.method_removed': signInMethodRemoved,
});

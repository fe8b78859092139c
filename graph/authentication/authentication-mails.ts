import type { MailTypes } from '../core/mailer.ts';
import type { Follower, Followers } from '../core/record-event.ts';
import { ofAccount } from '../mail/may-go.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { signInMethodAdded, signInMethodRemoved } from '../mail/templates/sign-in-method.ts';

const mailOwner =
  (type: string): Follower<'signin.method_added' | 'signin.method_removed'> =>
  (em, { subject: user, data }, source) =>
    queueMail(em, source, { type, user, data });

/** The owner hears of every change of how the account is opened. */
export const authenticationFollowers: Followers = {
  'signin.method_added': [mailOwner('signin.method_added')],
  'signin.method_removed': [mailOwner('signin.method_removed')],
};

export const authenticationMails: MailTypes = ofAccount({
  'signin.method_added': signInMethodAdded,
  'signin.method_removed': signInMethodRemoved,
});

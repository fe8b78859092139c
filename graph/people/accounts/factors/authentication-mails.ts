import type { MailContent, MailName, MailSettings, MailType, QueuedMail } from '../../../core/mailer.ts';
import type { Follower } from '../../../core/record-event.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { ofAccount, toAccount } from '../mails/account-mails.ts';
import * as t from '../messages/en.ts';

const added: Record<string, string> = {
  passkey: t.aPasskeyWasAddedTo,
  totp: t.twoStepSignInWas,
  recovery_codes: t.yourRecoveryCodesWereReplaced,
};
const removed: Record<string, string> = {
  passkey: t.aPasskeyWasRemovedFrom,
  totp: t.twoStepSignInWasSwitched,
};

function content(settings: MailSettings, { toName }: QueuedMail, subject: string): MailContent {
  return renderMail(settings, {
    subject,
    title: subject,
    paragraphs: [t.helloThisHappenedAtIf(toName, settings.name)],
    button: { label: t.seeHowYouSignIn, url: `${settings.url}/profile` },
    note: t.ifItWasNotYou,
  });
}

export const signInMethodAdded: MailType = {
  title: t.wayToSignInAdded,
  prepare: async ({ settings }, mail) =>
    content(settings, mail, added[String(mail.data.method)] ?? t.aWayToSignIn),
};

export const signInMethodRemoved: MailType = {
  title: t.wayToSignInRemoved,
  prepare: async ({ settings }, mail) =>
    content(settings, mail, removed[String(mail.data.method)] ?? t.aWayToSignInWas),
};

/** The owner hears of every change of how the account is opened. */
export const mailFactor =
  (type: MailName): Follower<'signin.method_added' | 'signin.method_removed'> =>
  (em, { subject, data }, source) =>
    queueMail(em, source, { type, to: toAccount(subject), data });

export const authenticationMails = ofAccount({
  'signin.method_added': signInMethodAdded,
  'signin.method_removed': signInMethodRemoved,
});

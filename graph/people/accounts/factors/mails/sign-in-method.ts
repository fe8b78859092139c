import type { MailContent, MailSettings, MailType, QueuedMail } from '../../../../core/mailer.ts';
import { renderMail } from '../../../../platform/mail/layout.tsx';
import * as t from '../../messages/en.ts';

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

import type { MailContent, MailSettings, MailType, QueuedMail } from '../../../../core/mailer.ts';
import { renderMail } from '../../../../platform/mail/layout.tsx';

const added: Record<string, string> = {
  passkey: 'A passkey was added to your account',
  totp: 'Two-step sign-in was switched on',
  recovery_codes: 'Your recovery codes were replaced',
};
const removed: Record<string, string> = {
  passkey: 'A passkey was removed from your account',
  totp: 'Two-step sign-in was switched off',
};

function content(settings: MailSettings, { toName }: QueuedMail, subject: string): MailContent {
  return renderMail(settings, {
    subject,
    title: subject,
    paragraphs: [
      `Hello ${toName}, this happened at ${settings.name}. If this was you, there is nothing to do.`,
    ],
    button: { label: 'See how you sign in', url: `${settings.url}/profile` },
    note: 'If it was not you, choose a new password at once, end all other sessions on your profile, and tell us.',
  });
}

export const signInMethodAdded: MailType = {
  title: 'Way to sign in added',
  prepare: async ({ settings }, mail) =>
    content(settings, mail, added[String(mail.data.method)] ?? 'A way to sign in was added to your account'),
};

export const signInMethodRemoved: MailType = {
  title: 'Way to sign in removed',
  prepare: async ({ settings }, mail) =>
    content(
      settings,
      mail,
      removed[String(mail.data.method)] ?? 'A way to sign in was removed from your account',
    ),
};

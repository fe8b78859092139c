import type { MailSettings } from '../../../../core/mailer.ts';
import { renderMail } from '../../../../platform/mail/layout.tsx';

/** With a link that signs in; valid for 15 minutes. */
export const signInLink = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, {
    subject: `Your link to sign in to ${settings.name}`,
    title: `Hello, ${name}`,
    paragraphs: ['This link signs you in without a password. It works once, within 15 minutes.'],
    button: { label: 'Sign in', url: link },
    note: `Somebody asked for this at ${settings.name}. If it was not you, ignore this mail, and give the link to nobody.`,
  });

import type { MailSettings } from '../../../../core/mailer.ts';
import { renderMail } from '../../../../platform/mail/layout.tsx';

/** With a link to choose a new password; valid for 30 minutes. */
export const passwordReset = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, {
    subject: 'Choose a new password',
    title: `A new password, ${name}`,
    paragraphs: [
      'With this link you choose a new password. It works once, within 30 minutes.',
      'Until then your old password stays as it is.',
    ],
    button: { label: 'Choose a new password', url: link },
    note: `Somebody asked for this at ${settings.name}. If it was not you, ignore this mail: without the link nobody can change your password.`,
  });

import type { MailSettings } from '../../../../core/mailer.ts';
import { renderMail } from '../../../../platform/mail/layout.tsx';

/** Sent to the old address when staff entered another. On the page of `link` the owner agrees or cancels; valid for seven days. */
export const addressEntered = (settings: MailSettings, name: string, address: string, link: string) =>
  renderMail(settings, {
    subject: 'Another e-mail address for your account',
    title: 'Our staff entered another e-mail address',
    paragraphs: [
      `Hello ${name}, our staff entered ${address} for your account at ${settings.name}. It counts when it was confirmed, at the earliest a day from now. Until then this address signs in and gets your mails.`,
      'Did you ask for it? Agree, and it counts as soon as it is confirmed. If you did not, cancel it.',
    ],
    button: { label: 'Agree or cancel', url: link },
    note: 'The link works once, for seven days, without signing in. A new password takes the change back as well. If you did not ask for another address, tell us.',
  });

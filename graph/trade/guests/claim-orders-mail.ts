import type { MailSettings } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';

/** With a link that makes an account of a guest; valid for 7 days. */
export const claimOrders = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, {
    subject: `Keep your orders at ${settings.name}`,
    title: `Hello, ${name}`,
    paragraphs: [
      'Choose a password, and your orders are kept in an account. The link works once, within 7 days.',
    ],
    button: { label: 'Choose a password', url: link },
    note: `Somebody who ordered at ${settings.name} with your address asked for this. If it was not you, ignore this mail.`,
  });

import type { MailSettings } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';

/** With a link that shows an order; valid for 90 days. */
export const orderLink = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, {
    subject: `The link to your order at ${settings.name}`,
    title: `Hello, ${name}`,
    paragraphs: ['This link shows your order. It works for 90 days.'],
    button: { label: 'View your order', url: link },
    note: `Somebody asked for this at ${settings.name} with the number of your order. If it was not you, ignore this mail.`,
  });

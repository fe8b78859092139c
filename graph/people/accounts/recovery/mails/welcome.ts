import type { MailSettings } from '../../../../core/mailer.ts';
import { renderMail } from '../../../../platform/mail/layout.tsx';

/** Greets a new account. `link` confirms its address; valid for seven days. */
export const welcome = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, {
    subject: `Welcome to ${settings.name}`,
    title: `Welcome, ${name}`,
    paragraphs: [
      'Your account is ready.',
      'Please confirm that this is your e-mail address, so that we can help you when you forget your password. The link works for seven days.',
    ],
    button: { label: 'Confirm my address', url: link },
    note: `You get this mail because somebody registered at ${settings.name} with this address. If it was not you, ignore it.`,
  });

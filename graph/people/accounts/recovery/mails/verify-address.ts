import type { MailSettings } from '../../../../core/mailer.ts';
import { renderMail } from '../../../../platform/mail/layout.tsx';

/** Asks whether an address belongs to its account. `link` confirms it; valid for seven days. */
export const verifyAddress = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, {
    subject: 'Confirm your e-mail address',
    title: `Is this your address, ${name}?`,
    paragraphs: [
      'Confirm it, and it is the address of your account. The link works for seven days; when the staff of the shop entered the address, from a day from now on, or as soon as you have signed in or agreed to it by the mail to the old address.',
    ],
    button: { label: 'Confirm my address', url: link },
    note: `You get this mail because an account at ${settings.name} has this address. If it is not yours, ignore it.`,
  });

import type { MailSettings } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';

interface Invited {
  name: string;
  inviter: string;
  link: string;
}

/** Invites somebody to the staff. `link` is valid for seven days. */
export const invitation = (settings: MailSettings, { name, inviter, link }: Invited) =>
  renderMail(settings, {
    subject: 'You have been invited',
    title: `Join the team, ${name}`,
    paragraphs: [
      `${inviter} invites you to the staff of ${settings.name}. The link works once, for seven days.`,
    ],
    button: { label: 'Open the invitation', url: link },
    note: 'You get this mail because somebody entered your address. If you expect no invitation, ignore it.',
  });

import type { MailType } from '../../../core/mailer.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';

/** Sent to the address of before. */
export const addressChanged: MailType = {
  title: 'Address changed',
  async prepare({ settings }, { toName }) {
    return renderMail(settings, {
      subject: 'Your e-mail address was changed',
      title: 'Your e-mail address was changed',
      paragraphs: [
        `Hello ${toName}, your account at ${settings.name} was given another e-mail address. This mail went to the one of before.`,
        'If this was you, there is nothing to do.',
      ],
      button: { label: 'It was not me', url: `${settings.url}/forgot` },
      note: 'If it was not you, choose a new password at once: until the other address is confirmed, this one still opens your account, and a new password takes the change back. And tell us.',
    });
  },
};

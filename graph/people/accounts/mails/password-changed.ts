import type { MailType } from '../../../core/mailer.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';

export const passwordChanged: MailType = {
  title: 'Password changed',
  async prepare({ settings }, { toName }) {
    return renderMail(settings, {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      paragraphs: [
        `Hello ${toName}, your account at ${settings.name} has a new password, and all other sessions were ended.`,
        'If this was you, there is nothing to do.',
      ],
      button: { label: 'It was not me', url: `${settings.url}/forgot` },
      note: 'If it was not you, choose a new password at once, and tell us.',
    });
  },
};

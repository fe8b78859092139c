import type { MailType } from '../../core/mailer.ts';
import { renderMail } from './layout.tsx';

/** Sent to the address of before. */
export const addressChanged: MailType = {
  title: 'Address changed',
  async prepare({ settings }, { toName }) {
    return renderMail(settings, {
      subject: 'Your e-mail address was changed',
      title: 'Your e-mail address was changed',
      paragraphs: [
        `Hello ${toName}, your account at ${settings.name} has another e-mail address now. This mail went to the one of before.`,
        'If this was you, there is nothing to do.',
      ],
      note: 'If it was not you, tell us at once: somebody else may be using your account.',
    });
  },
};

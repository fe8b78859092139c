import type { MailType } from '../../../core/mailer.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';

/** Sent to the previous address, when the one that staff entered counts. */
export const addressCounts: MailType = {
  title: 'Address counts',
  async prepare({ settings }, { toName }) {
    return renderMail(settings, {
      subject: 'Your account has another e-mail address now',
      title: 'Another e-mail address counts now',
      paragraphs: [
        `Hello ${toName}, the address that our staff entered for your account at ${settings.name} was confirmed. From now on it alone signs in and gets mails.`,
        'If you asked us for this, there is nothing to do.',
      ],
      note: 'If it was not you, reply to this mail at once.',
    });
  },
};

import type { MailType } from '../core/mailer.ts';
import { renderMail } from '../platform/mail/layout.tsx';

/** The last mail to somebody. It bears no name, since none is stored any more. */
export const accountDeleted: MailType = {
  title: 'Account deleted',
  forgetsRecipient: true,
  async prepare({ settings }) {
    return renderMail(settings, {
      subject: 'Your account was deleted',
      title: 'Your account was deleted',
      paragraphs: [
        `Your account at ${settings.name} is gone, and with it your name, your e-mail address and your postal addresses.`,
        'What was sold, for how much and to which country stays in the accounting records, without your name.',
      ],
      note: 'This is the last mail to this address: we have deleted it, too. If it was not you who deleted the account, tell us.',
    });
  },
};

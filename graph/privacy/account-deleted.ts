import type { MailType } from '../core/mailer.ts';
import { renderMail } from '../platform/mail/layout.tsx';
import * as t from './messages/en.ts';

/** The last mail to somebody. It bears no name, since none is stored any more. */
export const accountDeleted: MailType = {
  title: t.accountDeleted,
  forgetsRecipient: true,
  async prepare({ settings }) {
    return renderMail(settings, {
      subject: t.yourAccountWasDeleted,
      title: t.yourAccountWasDeleted,
      paragraphs: [t.yourAccountAtIsGone(settings.name), t.whatWasSoldForHow],
      note: t.thisIsTheLastMail,
    });
  },
};

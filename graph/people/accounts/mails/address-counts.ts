import type { MailType } from '../../../core/mailer.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import * as t from '../messages/en.ts';

/** Sent to the previous address, when the one that staff entered counts. */
export const addressCounts: MailType = {
  title: t.addressCounts,
  async prepare({ settings }, { toName }) {
    return renderMail(settings, {
      subject: t.yourAccountHasAnotherE,
      title: t.anotherEMailAddressCounts,
      paragraphs: [t.helloTheAddressThatOur(toName, settings.name), t.ifYouAskedUsFor],
      note: t.ifItWasNotYouReply,
    });
  },
};

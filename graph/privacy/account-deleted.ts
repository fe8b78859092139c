import type { MailType } from '../core/mailer.ts';
import { renderMail } from '../platform/mail/layout.tsx';
import { mailTexts } from '../platform/mail/texts/mail-texts.ts';
import * as t from './messages/en.ts';

const frame = {
  title: t.yourAccountWasDeleted,
  paragraphs: [t.whatWasSoldForHow],
  note: t.thisIsTheLastMail,
};

const texts = mailTexts({
  group: 'accounts',
  placeholders: {},
  subject: t.yourAccountWasDeleted,
  opening: t.yourAccountAtIsGone('{shopName}'),
  sample: () => frame,
});

/** The last mail to somebody. It bears no name, since none is stored any more. */
export const accountDeleted: MailType = {
  title: t.accountDeleted,
  texts,
  forgetsRecipient: true,
  async prepare({ settings }) {
    return renderMail(settings, { ...texts.say(settings, {}), ...frame });
  },
};

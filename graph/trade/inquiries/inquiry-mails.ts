import type { MailType } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { takeMail } from '../../platform/mail/mail-budget.ts';
import { mailLine, mailName } from '../../platform/mail/mail-name.ts';
import { Inquiry } from './inquiry.entity.ts';
import * as t from './messages/en.ts';

/** Mails of everybody together: what is more stands in the list. */
const toShop = { name: 'inquiry mail', most: 60, minutes: 60, what: 'messages' };

const inquiry: MailType = {
  title: t.messageOfVisitor,
  mayGo: (deps, { toAddress }) => takeMail(deps, toAddress, toShop),
  async prepare({ em, settings }, { data }) {
    const found = await em.findOne(Inquiry, { id: String(data.inquiry) });
    if (!found) return null;
    const name = mailName(found.name);
    const lines = found.text.split('\n').filter((line) => line.trim() !== '');
    return {
      ...renderMail(settings, {
        ...{ subject: t.messageOfVisitor, title: t.messageOfVisitor },
        paragraphs: [t.writes(name), ...lines.map((line) => t.quoted(mailLine(line))), t.howToAnswer],
        button: { label: t.seeMessages, url: `${settings.url}/admin/inquiries` },
        note: t.youGetThisMailBecauseOf(settings.name),
      }),
      replyTo: { name, address: found.email },
    };
  },
};

export const inquiryMails = { 'shop.inquiry': inquiry };

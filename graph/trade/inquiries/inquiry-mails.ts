import { renderMail } from '../../platform/mail/layout.tsx';
import { mailName } from '../../platform/mail/mail-name.ts';
import { quotedLines, toShop } from '../messages/mail-shop.ts';
import { Inquiry } from './inquiry.entity.ts';
import * as t from './messages/en.ts';

const inquiry = toShop(
  { name: 'inquiry mail', what: 'messages' },
  {
    title: t.messageOfVisitor,
    texts: null,
    async prepare({ em, settings }, { data }) {
      const found = await em.findOne(Inquiry, { id: String(data.inquiry) });
      if (!found) return null;
      const name = mailName(found.name);
      return {
        ...renderMail(settings, {
          subject: t.messageOfVisitor,
          title: t.messageOfVisitor,
          paragraphs: [t.writes(name), ...quotedLines(found.text), t.howToAnswer],
          button: { label: t.seeMessages, url: `${settings.url}/admin/inquiries` },
          note: t.youGetThisMailBecauseOf(settings.name),
        }),
        replyTo: { name, address: found.email },
      };
    },
  },
);

export const inquiryMails = { 'shop.inquiry': inquiry };

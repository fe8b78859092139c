import type { MailTypes } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { payingLines } from '../payments/bank-account.ts';
import { orderParts } from '../payments/mails/order-mail.tsx';
import * as t from './messages/en.ts';
import { TestOrder } from './test-order.entity.ts';

/** The mails of this module. */
export const testOrderMails = {
  'setup.testOrder': {
    title: 'Test order',
    texts: null,
    async prepare({ em, ports, settings }, { data, toName }) {
      const order = await em.findOne(TestOrder, { id: String(data.testOrder) });
      if (!order) return null;
      const { paymentChoice } = order;
      const url = `${settings.url}/admin/test-orders`;
      const never = { customerName: toName, paidAt: null, deliveredAt: null };
      const lines = order.lines.map((line) => ({ ...line, id: line.item }));
      const shown = {
        order: { ...order, ...never },
        lines,
        payment: null,
        url,
        name: t.nameOf(order.number),
      };
      return renderMail(settings, {
        subject: t.aTestOrder(t.nameOf(order.number), settings.name),
        title: t.itIsATest,
        paragraphs: [
          t.whatItIs,
          t.paidBy(paymentChoice.label),
          ...(await payingLines(order, t.nameOf(order.number), { em, ports })),
        ],
        ...orderParts(settings, shown, { place: t.goesTo }),
        note: t.whyThisMail(settings.name),
      });
    },
  },
} satisfies MailTypes;

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { formatMoney } from '#money/format-money';
import { orderName } from '#money/order-name';
import type { MailDeps, MailType, QueuedMail } from '../../core/mailer.ts';
import type { EventSource } from '../../core/record-event.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { EXAMPLE, mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { toBuyer } from '../orders/to-buyer.ts';
import { ofOrder } from '../payments/order-mails.ts';
import { titleOf } from './document-texts.ts';
import { Invoice } from './invoice.entity.ts';
import { fileName } from './invoice-document.ts';
import * as t from './messages/en.ts';
import { writePdf } from './pdf/write-pdf.ts';

/** The document of a mail, whose `data.invoice` is its id; null once it is no longer kept. */
const documentOf = async ({ em }: Pick<MailDeps, 'em'>, { data }: QueuedMail) =>
  (await em.findOne(Invoice, { id: String(data.invoice) }))?.document ?? null;

const { name, orderNumber } = EXAMPLE;

const texts = mailTexts({
  group: 'payments',
  placeholders: { name, orderNumber, document: t.exampleDocument, amount: t.exampleAmount },
  subject: t.invoiceOfOrder('{document}', '{orderNumber}', '{shopName}'),
  opening: t.attached('{document}', '{orderNumber}', '{amount}'),
  sample: (settings) => ({
    title: t.hello(name),
    paragraphs: [t.alsoWithTheOrder],
    button: { label: t.seeTheOrder, url: settings.url },
    note: t.becauseYouOrdered(settings.name),
  }),
});

const invoiced: MailType = {
  title: t.invoiceMail,
  texts,
  async prepare(deps, mail) {
    const document = await documentOf(deps, mail);
    if (!document) return null;
    const { settings, orderUrl } = deps;
    const values = { name: mail.toName, orderNumber: orderName(document.orderNumber) };
    const { gross } = document.totals;
    return renderMail(settings, {
      ...texts.say(settings, {
        ...values,
        document: titleOf(document),
        amount: formatMoney(gross, { currency: document.currency }),
      }),
      title: t.hello(mail.toName),
      paragraphs: [t.alsoWithTheOrder],
      button: { label: t.seeTheOrder, url: orderUrl ?? `${settings.url}/order/${mail.orderId}` },
      note: t.becauseYouOrdered(settings.name),
    });
  },
  async attach(deps, mail) {
    const document = await documentOf(deps, mail);
    if (!document) return null;
    return { name: fileName(document, 'pdf'), type: 'application/pdf', content: await writePdf(document) };
  },
};

export const invoiceMails = { 'order.invoiced': ofOrder(invoiced) };

/** Mails a document to the buyer of its order, once. */
export const mailInvoice = (em: SqlEntityManager, source: EventSource, order: string, invoice: string) =>
  queueMail(em, source, {
    type: 'order.invoiced',
    to: toBuyer(order),
    order,
    data: { invoice },
    key: invoice,
  });

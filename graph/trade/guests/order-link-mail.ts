import type { MailSettings } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { EXAMPLE, mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import * as t from './messages/en.ts';

export const orderLinkTexts = mailTexts({
  group: 'orders',
  placeholders: EXAMPLE,
  subject: t.theLinkToYourOrder('{orderNumber}', '{shopName}'),
  opening: t.thisLinkShowsYourOrder,
  sample: (settings) => frame(settings, EXAMPLE.name, settings.url),
});

const frame = (settings: MailSettings, name: string, url: string) => ({
  title: t.hello(name),
  paragraphs: [],
  button: { label: t.viewYourOrder, url },
  note: t.somebodyAskedForThisAt(settings.name),
});

/** With a link that shows an order; valid for 90 days. */
export const orderLink = (settings: MailSettings, name: string, order: { name: string; link: string }) =>
  renderMail(settings, {
    ...orderLinkTexts.say(settings, { name, orderNumber: order.name }),
    ...frame(settings, name, order.link),
  });

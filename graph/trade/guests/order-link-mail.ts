import type { MailSettings } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import * as t from './messages/en.ts';

/** With a link that shows an order; valid for 90 days. */
export const orderLink = (settings: MailSettings, name: string, order: { name: string; link: string }) =>
  renderMail(settings, {
    subject: t.theLinkToYourOrder(order.name, settings.name),
    title: t.hello(name),
    paragraphs: [t.thisLinkShowsYourOrder],
    button: { label: t.viewYourOrder, url: order.link },
    note: t.somebodyAskedForThisAt(settings.name),
  });

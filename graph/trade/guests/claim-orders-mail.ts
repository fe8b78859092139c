import type { MailSettings } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import * as t from './messages/en.ts';

/** With a link that makes an account of a guest; valid for 7 days. */
export const claimOrders = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, {
    subject: t.keepYourOrdersAt(settings.name),
    title: t.hello(name),
    paragraphs: [t.chooseAPasswordAndYour],
    button: { label: t.chooseAPassword, url: link },
    note: t.somebodyWhoOrderedAtWith(settings.name),
  });

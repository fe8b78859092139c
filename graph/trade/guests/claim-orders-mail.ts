import type { MailSettings } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { EXAMPLE, mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import * as t from './messages/en.ts';

export const claimTexts = mailTexts({
  group: 'accounts',
  placeholders: { name: EXAMPLE.name },
  subject: t.keepYourOrdersAt('{shopName}'),
  opening: t.chooseAPasswordAndYour,
  sample: (settings) => frame(settings, EXAMPLE.name, settings.url),
});

const frame = (settings: MailSettings, name: string, url: string) => ({
  title: t.hello(name),
  paragraphs: [],
  button: { label: t.chooseAPassword, url },
  note: t.somebodyWhoOrderedAtWith(settings.name),
});

/** With a link that makes an account of a guest; valid for 7 days. */
export const claimOrders = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, { ...claimTexts.say(settings, { name }), ...frame(settings, name, link) });

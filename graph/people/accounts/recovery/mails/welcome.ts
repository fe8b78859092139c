import type { MailSettings } from '../../../../core/mailer.ts';
import { renderMail } from '../../../../platform/mail/layout.tsx';
import * as t from '../../messages/en.ts';

/** Greets a new account. `link` confirms its address; valid for seven days. */
export const welcome = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, {
    subject: t.welcomeTo(settings.name),
    title: t.welcome(name),
    paragraphs: [t.yourAccountIsReady, t.pleaseConfirmThatThisIs],
    button: { label: t.confirmMyAddress, url: link },
    note: t.youGetThisMailBecause(settings.name),
  });

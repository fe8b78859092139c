import type { MailSettings } from '../../../../core/mailer.ts';
import { renderMail } from '../../../../platform/mail/layout.tsx';
import * as t from '../../messages/en.ts';

/** With a link that signs in; valid for 15 minutes. */
export const signInLink = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, {
    subject: t.yourLinkToSignIn(settings.name),
    title: t.hello(name),
    paragraphs: [t.thisLinkSignsYouIn],
    button: { label: t.signIn, url: link },
    note: t.somebodyAskedForThisAtIf(settings.name),
  });

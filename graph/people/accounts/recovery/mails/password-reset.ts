import type { MailSettings } from '../../../../core/mailer.ts';
import { renderMail } from '../../../../platform/mail/layout.tsx';
import * as t from '../../messages/en.ts';

/** With a link to choose a new password; valid for 30 minutes. */
export const passwordReset = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, {
    subject: t.chooseANewPassword,
    title: t.aNewPassword(name),
    paragraphs: [t.withThisLinkYouChoose, t.untilThenYourOldPassword],
    button: { label: t.chooseANewPassword, url: link },
    note: t.somebodyAskedForThisAt(settings.name),
  });

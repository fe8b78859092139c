import type { MailSettings } from '../../../../core/mailer.ts';
import { renderMail } from '../../../../platform/mail/layout.tsx';
import * as t from '../../messages/en.ts';

/** Sent to the old address when staff entered another. On the page of `link` the owner agrees or cancels; valid for seven days. */
export const addressEntered = (settings: MailSettings, name: string, address: string, link: string) =>
  renderMail(settings, {
    subject: t.anotherEMailAddressFor,
    title: t.ourStaffEnteredAnotherE,
    paragraphs: [t.helloOurStaffEnteredFor(name, address, settings.name), t.didYouAskForIt],
    button: { label: t.agreeOrCancel, url: link },
    note: t.theLinkWorksOnceFor,
  });

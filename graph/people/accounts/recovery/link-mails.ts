import type { MailSettings } from '../../../core/mailer.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import * as t from '../messages/en.ts';
import type { User } from '../user.entity.ts';

/** With a link to choose a new password; valid for 30 minutes. */
export const passwordReset = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, {
    subject: t.chooseANewPassword,
    title: t.aNewPassword(name),
    paragraphs: [t.withThisLinkYouChoose, t.untilThenYourOldPassword],
    button: { label: t.chooseANewPassword, url: link },
    note: t.somebodyAskedForThisAt(settings.name),
  });

/** With a link that signs in; valid for 15 minutes. */
export const signInLink = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, {
    subject: t.yourLinkToSignIn(settings.name),
    title: t.hello(name),
    paragraphs: [t.thisLinkSignsYouIn],
    button: { label: t.signIn, url: link },
    note: t.somebodyAskedForThisAtIf(settings.name),
  });

/** Greets a new account. `link` confirms its address; valid for seven days. */
export const welcome = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, {
    subject: t.welcomeTo(settings.name),
    title: t.welcome(name),
    paragraphs: [t.yourAccountIsReady, t.pleaseConfirmThatThisIs],
    button: { label: t.confirmMyAddress, url: link },
    note: t.youGetThisMailBecause(settings.name),
  });

/** Sent to the old address when staff entered another. On the page of `link` the owner agrees or cancels; valid for seven days. */
export const addressEntered = (settings: MailSettings, name: string, address: string, link: string) =>
  renderMail(settings, {
    subject: t.anotherEMailAddressFor,
    title: t.ourStaffEnteredAnotherE,
    paragraphs: [t.helloOurStaffEnteredFor(name, address, settings.name), t.didYouAskForIt],
    button: { label: t.agreeOrCancel, url: link },
    note: t.theLinkWorksOnceFor,
  });

/** Asks whether an address belongs to its account. `link` confirms it; valid for seven days. */
export const verifyAddress = (settings: MailSettings, name: string, link: string, user: NewEmail) =>
  renderMail(settings, {
    subject: t.confirmYourEMailAddress,
    title: t.isThisYourAddress(name),
    paragraphs: [sentenceOf(user)],
    button: { label: t.confirmMyAddress, url: link },
    note: t.youGetThisMailBecauseAn(settings.name),
  });

type NewEmail = Pick<User, 'newEmail' | 'newEmailCountsAt'>;

function sentenceOf({ newEmail, newEmailCountsAt }: NewEmail): string {
  if (!newEmail) return t.itSignsInToYour;
  if (!newEmailCountsAt) return t.confirmItAndItIs;
  return t.theStaffOfTheShopEntered;
}

import type { MailSettings } from '../../../core/mailer.ts';
import { type MailText, renderMail } from '../../../platform/mail/layout.tsx';
import { EXAMPLE, mailTexts } from '../../../platform/mail/texts/mail-texts.ts';
import * as t from '../messages/en.ts';
import type { User } from '../user.entity.ts';

/** What such a mail says besides: the link, what it does, and what to do when it was somebody else. */
type Frame = (settings: MailSettings, name: string, link: string) => Omit<MailText, 'subject' | 'opening'>;

const resetFrame: Frame = (settings, name, url) => ({
  title: t.aNewPassword(name),
  paragraphs: [t.untilThenYourOldPassword],
  button: { label: t.chooseANewPassword, url },
  note: t.somebodyAskedForThisAt(settings.name),
});

const signInFrame: Frame = (settings, name, url) => ({
  title: t.hello(name),
  paragraphs: [],
  button: { label: t.signIn, url },
  note: t.somebodyAskedForThisAtIf(settings.name),
});

const welcomeFrame: Frame = (settings, name, url) => ({
  title: t.welcome(name),
  paragraphs: [t.pleaseConfirmThatThisIs],
  button: { label: t.confirmMyAddress, url },
  note: t.youGetThisMailBecause(settings.name),
});

const enteredFrame: Frame = (_, __, url) => ({
  title: t.ourStaffEnteredAnotherE,
  paragraphs: [t.didYouAskForIt],
  button: { label: t.agreeOrCancel, url },
  note: t.theLinkWorksOnceFor,
});

const verifyFrame: Frame = (settings, name, url) => ({
  title: t.isThisYourAddress(name),
  paragraphs: [],
  button: { label: t.confirmMyAddress, url },
  note: t.youGetThisMailBecauseAn(settings.name),
});

const { name } = EXAMPLE;
const shared = { group: 'accounts', placeholders: { name } } as const;
const sampleOf = (frame: Frame) => (settings: MailSettings) => frame(settings, name, settings.url);

export const linkTexts = {
  reset: mailTexts({
    ...shared,
    subject: t.chooseANewPassword,
    opening: t.withThisLinkYouChoose,
    sample: sampleOf(resetFrame),
  }),
  signIn: mailTexts({
    ...shared,
    subject: t.yourLinkToSignIn('{shopName}'),
    opening: t.thisLinkSignsYouIn,
    sample: sampleOf(signInFrame),
  }),
  welcome: mailTexts({
    ...shared,
    subject: t.welcomeTo('{shopName}'),
    opening: t.yourAccountIsReady,
    sample: sampleOf(welcomeFrame),
  }),
  entered: mailTexts({
    ...shared,
    placeholders: { name, newAddress: t.exampleAddress },
    required: ['newAddress'],
    subject: t.anotherEMailAddressFor,
    opening: t.helloOurStaffEnteredFor('{name}', '{newAddress}', '{shopName}'),
    sample: sampleOf(enteredFrame),
  }),
  verify: mailTexts({
    ...shared,
    subject: t.confirmYourEMailAddress,
    opening: t.itSignsInToYour,
    sample: sampleOf(verifyFrame),
  }),
};

/** With a link to choose a new password; valid for 30 minutes. */
export const passwordReset = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, { ...linkTexts.reset.say(settings, { name }), ...resetFrame(settings, name, link) });

/** With a link that signs in; valid for 15 minutes. */
export const signInLink = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, { ...linkTexts.signIn.say(settings, { name }), ...signInFrame(settings, name, link) });

/** Greets a new account. `link` confirms its address; valid for seven days. */
export const welcome = (settings: MailSettings, name: string, link: string) =>
  renderMail(settings, {
    ...linkTexts.welcome.say(settings, { name }),
    ...welcomeFrame(settings, name, link),
  });

/** Sent to the old address when staff entered another. On the page of `link` the owner agrees or cancels; valid for seven days. */
export const addressEntered = (settings: MailSettings, name: string, newAddress: string, link: string) =>
  renderMail(settings, {
    ...linkTexts.entered.say(settings, { name, newAddress }),
    ...enteredFrame(settings, name, link),
  });

/** Asks whether an address belongs to its account. `link` confirms it; valid for seven days. */
export const verifyAddress = (settings: MailSettings, name: string, link: string, user: NewEmail) =>
  renderMail(settings, {
    ...linkTexts.verify.say(settings, { name }, { always: { opening: specialSentenceOf(user) } }),
    ...verifyFrame(settings, name, link),
  });

type NewEmail = Pick<User, 'newEmail' | 'newEmailCountsAt'>;

/** Of a new address of an account, which is none yet. */
function specialSentenceOf({ newEmail, newEmailCountsAt }: NewEmail): string | undefined {
  if (!newEmail) return undefined;
  if (!newEmailCountsAt) return t.confirmItAndItIs;
  return t.theStaffOfTheShopEntered;
}

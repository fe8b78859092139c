import type { MailType } from '../../../core/mailer.ts';
import type { Follower } from '../../../core/record-event.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { EXAMPLE, mailTexts } from '../../../platform/mail/texts/mail-texts.ts';
import * as t from '../messages/en.ts';
import { voidLinks } from '../tokens/void-links.ts';
import { User } from '../user.entity.ts';
import { ofAccount, toAccount } from './account-mails.ts';

const placeholders = { name: EXAMPLE.name };

const passwordTexts = mailTexts({
  group: 'accounts',
  placeholders,
  subject: t.yourPasswordWasChanged,
  opening: t.helloYourAccountAtHas('{name}', '{shopName}'),
  sample: ({ url }) => passwordFrame(url),
});

const passwordFrame = (url: string) => ({
  title: t.yourPasswordWasChanged,
  paragraphs: [t.ifThisWasYouThere],
  button: { label: t.itWasNotMe, url: `${url}/forgot` },
  note: t.ifItWasNotYouChoose,
});

export const passwordChanged: MailType = {
  title: t.passwordChanged,
  texts: passwordTexts,
  async prepare({ settings }, { toName: name }) {
    return renderMail(settings, { ...passwordTexts.say(settings, { name }), ...passwordFrame(settings.url) });
  },
};

const countsFrame = {
  title: t.anotherEMailAddressCounts,
  paragraphs: [t.ifYouAskedUsFor],
  note: t.ifItWasNotYouReply,
};

const countsTexts = mailTexts({
  group: 'accounts',
  placeholders,
  subject: t.yourAccountHasAnotherE,
  opening: t.helloTheAddressThatOur('{name}', '{shopName}'),
  sample: () => countsFrame,
});

/** Sent to the previous address, when the one that staff entered counts. */
export const addressCounts: MailType = {
  title: t.addressCounts,
  texts: countsTexts,
  async prepare({ settings }, { toName: name }) {
    return renderMail(settings, { ...countsTexts.say(settings, { name }), ...countsFrame });
  },
};

const changedTexts = mailTexts({
  group: 'accounts',
  placeholders,
  subject: t.yourEMailAddressWas,
  opening: t.helloYourAccountAtWas('{name}', '{shopName}'),
  sample: ({ url }) => changedFrame(url, { isWaiting: true, isByStaff: false }),
});

const changedFrame = (url: string, { isWaiting, isByStaff }: { isWaiting: boolean; isByStaff: boolean }) => ({
  title: t.yourEMailAddressWas,
  paragraphs: [isByStaff ? t.theStaffOfTheShop : t.ifThisWasYouThere],
  button: isWaiting ? { label: t.itWasNotMe, url: `${url}/forgot` } : undefined,
  note: isWaiting ? t.ifItWasNotYouChooseA : t.ifYouDidNotAsk(isByStaff),
});

/** Sent to the old address. Its `data` has `isWaiting`, whether it still signs in until the new one is confirmed, and `isByStaff`. */
export const addressChanged: MailType = {
  title: t.addressChanged,
  texts: changedTexts,
  async prepare({ settings }, { toName: name, data }) {
    const state = { isWaiting: data?.isWaiting !== false, isByStaff: Boolean(data?.isByStaff) };
    return renderMail(settings, {
      ...changedTexts.say(settings, { name }),
      ...changedFrame(settings.url, state),
    });
  },
};

/** The owner hears of a new address at the old one. Links that confirm an address that was
 * entered before, or answer for it, are void. */
export const mailOldAddress: Follower<'account.updated'> = async (em, { subject, data: change }, source) => {
  if (!change?.changed?.includes('email')) return;
  await voidLinks(em, subject, ['verify', 'new_email'], source.ports.now());
  // As it is to be, since the use case has loaded the account. The row has the old address as long as the change is not flushed, which is
  // after its event.
  const user = await em.findOne(User, subject);
  const type = user?.newEmail && user.newEmailCountsAt ? 'address.entered' : 'address.changed';
  const isByStaff = Boolean(source.actor?.isStaff) && source.actor?.viewer?.id !== subject;
  const data = { isWaiting: Boolean(user?.newEmail), isByStaff };
  await queueMail(em, source, { type, to: toAccount(subject), data });
};

export const mailNewPassword: Follower = (em, { subject }, source) =>
  queueMail(em, source, { type: 'password.changed', to: toAccount(subject) });

export const accountMails = ofAccount({
  'password.changed': passwordChanged,
  'address.changed': addressChanged,
  'address.counts': addressCounts,
});

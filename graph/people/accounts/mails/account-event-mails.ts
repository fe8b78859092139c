import type { MailType } from '../../../core/mailer.ts';
import type { Follower } from '../../../core/record-event.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import * as t from '../messages/en.ts';
import { voidLinks } from '../tokens/void-links.ts';
import { User } from '../user.entity.ts';
import { ofAccount, toAccount } from './account-mails.ts';

export const passwordChanged: MailType = {
  title: t.passwordChanged,
  async prepare({ settings }, { toName }) {
    return renderMail(settings, {
      subject: t.yourPasswordWasChanged,
      title: t.yourPasswordWasChanged,
      paragraphs: [t.helloYourAccountAtHas(toName, settings.name), t.ifThisWasYouThere],
      button: { label: t.itWasNotMe, url: `${settings.url}/forgot` },
      note: t.ifItWasNotYouChoose,
    });
  },
};

/** Sent to the previous address, when the one that staff entered counts. */
export const addressCounts: MailType = {
  title: t.addressCounts,
  async prepare({ settings }, { toName }) {
    return renderMail(settings, {
      subject: t.yourAccountHasAnotherE,
      title: t.anotherEMailAddressCounts,
      paragraphs: [t.helloTheAddressThatOur(toName, settings.name), t.ifYouAskedUsFor],
      note: t.ifItWasNotYouReply,
    });
  },
};

/** Sent to the old address. Its `data` has `isWaiting`, whether it still signs in until the new one is confirmed, and `isByStaff`. */
export const addressChanged: MailType = {
  title: t.addressChanged,
  async prepare({ settings }, { toName, data }) {
    const isWaiting = data?.isWaiting !== false;
    return renderMail(settings, {
      subject: t.yourEMailAddressWas,
      title: t.yourEMailAddressWas,
      paragraphs: [
        t.helloYourAccountAtWas(toName, settings.name),
        data?.isByStaff ? t.theStaffOfTheShop : t.ifThisWasYouThere,
      ],
      button: isWaiting ? { label: t.itWasNotMe, url: `${settings.url}/forgot` } : undefined,
      note: isWaiting ? t.ifItWasNotYouChooseA : t.ifYouDidNotAsk(Boolean(data?.isByStaff)),
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

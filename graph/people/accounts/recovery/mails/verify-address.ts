import type { MailSettings } from '../../../../core/mailer.ts';
import { renderMail } from '../../../../platform/mail/layout.tsx';
import * as t from '../../messages/en.ts';
import type { User } from '../../user.entity.ts';

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

import type { MailSettings } from '../../../../core/mailer.ts';
import { renderMail } from '../../../../platform/mail/layout.tsx';
import type { User } from '../../user.entity.ts';

/** Asks whether an address belongs to its account. `link` confirms it; valid for seven days. */
export const verifyAddress = (settings: MailSettings, name: string, link: string, user: NewEmail) =>
  renderMail(settings, {
    subject: 'Confirm your e-mail address',
    title: `Is this your address, ${name}?`,
    paragraphs: [sentenceOf(user)],
    button: { label: 'Confirm my address', url: link },
    note: `You get this mail because an account at ${settings.name} has this address. If it is not yours, ignore it.`,
  });

type NewEmail = Pick<User, 'newEmail' | 'newEmailCountsAt'>;

function sentenceOf({ newEmail, newEmailCountsAt }: NewEmail): string {
  if (!newEmail)
    return 'It signs in to your account already. Confirm it, so that we know that it is yours. The link works for seven days.';
  if (!newEmailCountsAt)
    return 'Confirm it, and it is the address of your account. The link works for seven days.';
  return 'The staff of the shop entered it. Confirm it, and it is the address of your account. The link works from a day after that on, for seven days; earlier once you have agreed to it on your profile or by the mail to the old address.';
}

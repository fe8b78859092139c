import type { MailType } from '../../../core/mailer.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import * as t from '../messages/en.ts';

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

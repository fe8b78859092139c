import type { MailType } from '../../../core/mailer.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import * as t from '../messages/en.ts';

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

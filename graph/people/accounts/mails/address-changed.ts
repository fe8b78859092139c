import type { MailType } from '../../../core/mailer.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';

/** Sent to the old address. Its `data` has `isWaiting`, whether it still signs in until the new one is confirmed, and `isByStaff`. */
export const addressChanged: MailType = {
  title: 'Address changed',
  async prepare({ settings }, { toName, data }) {
    const isWaiting = data?.isWaiting !== false;
    return renderMail(settings, {
      subject: 'Your e-mail address was changed',
      title: 'Your e-mail address was changed',
      paragraphs: [
        `Hello ${toName}, your account at ${settings.name} was given another e-mail address. This mail went to the old one.`,
        data?.isByStaff
          ? 'The staff of the shop changed it. If you asked for it, there is nothing to do.'
          : 'If this was you, there is nothing to do.',
      ],
      button: isWaiting ? { label: 'It was not me', url: `${settings.url}/forgot` } : undefined,
      note: isWaiting
        ? 'If it was not you, choose a new password at once: until the other address is confirmed, this one still opens your account, and a new password takes the change back. And answer this mail.'
        : `${data?.isByStaff ? 'If you did not ask for it' : 'If it was not you'}, answer this mail at once: from now on the other address opens your account.`,
    });
  },
};

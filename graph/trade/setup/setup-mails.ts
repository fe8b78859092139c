import type { MailTypes } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import * as t from './messages/en.ts';

/** The mails of this module. */
export const setupMails = {
  'setup.test': {
    title: 'Test mail',
    texts: null,
    prepare: async ({ settings }) =>
      renderMail(settings, {
        subject: t.aTestMail(settings.name),
        title: t.mailsArrive,
        paragraphs: [t.mailsOfTheShopArrive(settings.name)],
        button: { label: t.openAdmin, url: `${settings.url}/admin` },
        note: t.whyThisMail,
      }),
  },
} satisfies MailTypes;

import type { Mailer } from '../../core/mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Delivers nothing: the mails are read in `/sandbox/mail`. */
const sandboxMailer: Mailer = { sandbox: true, async send() {}, close() {} };

/** The texts are for nobody but who gets them, so mails wait until a mail server is set. */
const waitingMailer: Mailer = {
  sandbox: false,
  isWaiting: true,
  send: () => Promise.reject(new Error('No mail server is set: set SMTP_URL.')),
  close() {},
};

interface MailEnv {
  mails: 'sent' | 'mailbox' | 'waiting';
  SMTP_URL: string;
  MAIL_FROM: string;
}

/** The mailer of the settings. */
export function openMailer({ mails, SMTP_URL, MAIL_FROM }: MailEnv): Mailer {
  if (mails === 'sent') return smtpMailer({ url: SMTP_URL, from: MAIL_FROM });
  return mails === 'mailbox' ? sandboxMailer : waitingMailer;
}

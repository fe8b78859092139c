import { type Mailer, PermanentMailError } from '../core/mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Delivers nothing: the mails are read in `/sandbox/mail`. */
const sandboxMailer: Mailer = { sandbox: true, async send() {}, close() {} };

/** In production mails may bear secrets of real people: their text is not stored. */
const noMailer: Mailer = {
  sandbox: false,
  send: () => Promise.reject(new PermanentMailError('No mail server is set: set SMTP_URL.')),
  close() {},
};

interface MailEnv {
  production: boolean;
  SMTP_URL: string;
  MAIL_FROM: string;
}

/** The mailer of the settings. */
export function openMailer({ production, SMTP_URL, MAIL_FROM }: MailEnv): Mailer {
  if (SMTP_URL && MAIL_FROM) return smtpMailer({ url: SMTP_URL, from: MAIL_FROM });
  return production ? noMailer : sandboxMailer;
}

import { type Mailer, PermanentMailError } from '../core/mailer.ts';

/** Delivers nothing: the mails are read in `/sandbox/mail`. */
const sandboxMailer: Mailer = { sandbox: true, async send() {}, close() {} };

/** In production mails may bear secrets of real people: they are not kept for reading. */
const noMailer: Mailer = {
  sandbox: false,
  send: () => Promise.reject(new PermanentMailError('No mail server is set.')),
  close() {},
};

/** The mailer of the settings. */
export function openMailer({ production }: { production: boolean }): Mailer {
  return production ? noMailer : sandboxMailer;
}

import { createTransport } from 'nodemailer';
import { isMailbox } from '../../core/email-address.ts';
import { type Mailer, PermanentMailError } from '../../core/mailer.ts';

const TIMEOUT_MS = 10_000;

interface SmtpSettings {
  /** `smtps://` for TLS from the first byte, `smtp://` for STARTTLS; with `?tls=no` without. */
  url: string;
  /** Address of the sender, with or without a name. */
  from: string;
  /** Of each step, and of the whole mail. A server that hangs must not hold up the stop of the shop. Milliseconds. */
  timeoutMs?: number;
}

/** Sends mails through an SMTP server. */
export function smtpMailer({ url, from, timeoutMs = TIMEOUT_MS }: SmtpSettings): Mailer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const plain = searchParams.get('tls') === 'no';
  const transport = createTransport({
    pool: true,
    // The queue of mails tries again, with pauses. The pool would send a mail that was given up already.
    maxRequeues: 0,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    requireTLS: !plain,
    ignoreTLS: plain,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return {
    sandbox: false,
    async send({ id, to, subject, html, text, unsubscribe, replyTo, attachment }) {
      // Of an old account, perhaps. What it means would be for nodemailer to guess.
      if (!isMailbox(to.address)) throw new PermanentMailError('This is no e-mail address.');
      const messageId = `<${id}@${domain}>`;
      const headers: Record<string, string> = unsubscribe
        ? {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {};
      const attachments = attachment
        ? [
            {
              filename: attachment.name,
              contentType: attachment.type,
              content: attachment.content,
              contentDisposition: 'attachment' as const,
            },
          ]
        : [];
      const sending = transport.sendMail({
        from,
        to,
        replyTo,
        subject,
        html,
        text,
        messageId,
        headers,
        attachments,
      });
      await within(timeoutMs, sending).catch((error) => {
        throw isPermanent(error) ? new PermanentMailError(error.response) : error;
      });
    },
    close: () => transport.close(),
  };
}

/** Whether the server refused the mail or its recipient for good, and not the shop itself. */
function isPermanent({ responseCode = 0, command }: { responseCode?: number; command?: string }): boolean {
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

async function within(timeoutMs: number, sending: Promise<unknown>): Promise<void> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => tooLate.reject(new Error(`The mail server did not answer within ${timeoutMs / 1000} seconds.`)),
    timeoutMs,
  );
  try {
    await Promise.race([sending, tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}

import type { ShopSettings } from '../../core/context.ts';
import type { LeasedRow } from '../../core/due-rows.ts';
import { failpoint } from '../../core/failpoint.ts';
import {
  type MailDeps,
  type Mailer,
  type MailLimitDeps,
  type MailTypes,
  PermanentMailError,
} from '../../core/mailer.ts';
import { Mail } from './mail.entity.ts';
import { type FooterDeps, footedMailSettings } from './mail-footer.ts';
import { mailName } from './mail-name.ts';
import { findWords } from './texts/mail-words.ts';

export interface SendDeps extends Omit<MailDeps, 'settings'> {
  ports: MailDeps['ports'] & FooterDeps['ports'] & { mailer: Mailer; mailTypes: MailTypes };
  settings: Pick<ShopSettings, 'url'> & MailLimitDeps['settings'];
}

/**
 * Makes the text of a mail and sends it, unless its mailbox gets no more. A process that dies before the mark leaves the mail due: it is sent again, with the
 * same Message-ID. A mail that cannot be delivered, or whose `last` attempt failed, is given up. Any other error is thrown.
 */
export async function sendMail(deps: SendDeps, row: LeasedRow, last: number): Promise<void> {
  const { ports } = deps;
  const em = deps.em.fork();
  const mail = await em.findOne(Mail, { id: row.id, sentAt: null, failedAt: null });
  if (!mail) return;
  const type = ports.mailTypes[mail.type];
  try {
    // As after a return to an older version.
    if (!type) throw new Error(`This version of the shop does not know the mail ${mail.type}.`);
    const isFull = row.attempts === 1 && (await type.mayGo?.({ ...deps, em }, queued(mail))) === false;
    const words = await findWords({ em, ports }, ports.mailTypes, mail.type);
    const settings = { ...(await footedMailSettings({ ...deps, em })), words };
    const content = isFull ? null : await type.prepare({ ...deps, em, settings }, queued(mail));
    if (!content) {
      await em.nativeDelete(Mail, mail.id);
      return;
    }
    const attachment = await type.attach?.({ em }, queued(mail));
    await ports.mailer.send({
      id: mail.id,
      to: { name: mailName(mail.toName), address: mail.toAddress },
      ...content,
      attachment,
    });
    await failpoint('mail.sent');
    const kept = ports.mailer.sandbox ? content : null;
    await em.nativeUpdate(Mail, mail.id, {
      sentAt: ports.now(),
      subject: content.subject,
      kept,
      attempts: { lastError: null },
      ...(type.forgetsRecipient && { toAddress: '', toName: '' }),
    });
  } catch (error) {
    if (!(error instanceof PermanentMailError) && row.attempts < last) throw error;
    if (type?.forgetsRecipient) {
      await em.nativeDelete(Mail, mail.id);
      return;
    }
    const lastError = error instanceof Error ? error.message : String(error);
    await em.nativeUpdate(Mail, mail.id, { failedAt: ports.now(), attempts: { lastError } });
  }
}

/** A row as its type sees it. */
export function queued({ id, userId, orderId, toAddress, toName: name, data }: Mail) {
  const toName = mailName(name);
  return { id, userId, orderId, toAddress, toName, data };
}

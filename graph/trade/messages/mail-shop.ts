import type { Context } from '../../core/context.ts';
import type { MailType } from '../../core/mailer.ts';
import { takeMail } from '../../platform/mail/mail-budget.ts';
import { mailLine } from '../../platform/mail/mail-name.ts';
import { type NewMail, queueMail } from '../../platform/mail/queue-mail.ts';
import { shopName } from '../../platform/settings/shop-settings.ts';
import { findMessageAddress } from '../seller/message-settings.ts';
import * as t from './messages/en.ts';

/** Queues a mail to the address for messages, if there is one. Call it in the transaction of what causes it. */
export async function mailShop(
  em: Context['em'],
  { ports }: Pick<Context, 'ports'>,
  mail: Omit<NewMail, 'to'>,
): Promise<void> {
  const address = await findMessageAddress({ em, ports });
  if (!address) return;
  const to = { name: await shopName({ em, ports }), address };
  await queueMail(em, { ports }, { ...mail, to });
}

/** A mail to that address: 60 of its kind within an hour, of everybody together. What is more stands in the list that it is about. */
export const toShop = (limit: { name: string; what: string }, type: MailType): MailType => ({
  ...type,
  mayGo: (deps, { toAddress }) => takeMail(deps, toAddress, { ...limit, most: 60, minutes: 60 }),
});

/** The lines of a text as such a mail says them: those that are not blank, marked as the words of somebody else. */
export const quotedLines = (text: string): string[] => linesOf(text).map((line) => t.quoted(mailLine(line)));

/** The lines of a text that are not blank. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

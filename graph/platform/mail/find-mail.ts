import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import type { MailContent } from '../../core/mailer.ts';
import { requireId } from '../../core/validation.ts';
import { Mail } from './mail.entity.ts';
import { mailEntry } from './mail-entry.ts';
import { footedMailSettings } from './mail-footer.ts';
import type { MailPreview } from './mails.types.ts';
import { queued } from './send-mail.ts';
import { findWords } from './texts/mail-words.ts';

/** A mail with its text as it would be sent now. A secret is never made, nor shown. Errors: NOT_FOUND. */
export async function findMail(ctx: Context, id: string): Promise<MailPreview> {
  const mail = await ctx.em.findOne(Mail, { id: requireId(id, 'Mail') });
  if (!mail) throw new DomainError('NOT_FOUND', 'Mail not found.');
  const content = await textOf(ctx, mail);
  const isText = typeof content !== 'string';
  return {
    mail: mailEntry(mail, ctx.ports.mailTypes),
    withheld: isText ? null : content,
    subject: isText ? content.subject : null,
    html: isText ? content.html : null,
    text: isText ? content.text : null,
  };
}

/** The text, or why there is none. */
async function textOf(ctx: Context, mail: Mail): Promise<MailContent | string> {
  const type = ctx.ports.mailTypes[mail.type];
  if (!type) return 'This version of the shop does not know this type of mail.';
  // `prepare` would make a new link, and its reader could use it.
  if (type.isSecret) return 'Not shown: it holds a secret link.';
  try {
    const words = await findWords(ctx, ctx.ports.mailTypes, mail.type);
    const settings = { ...(await footedMailSettings(ctx)), words };
    return (await type.prepare({ ...ctx, settings }, queued(mail))) ?? 'There is nothing to say any more.';
  } catch {
    return 'Its text cannot be made. The error of the last attempt says why.';
  }
}

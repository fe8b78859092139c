import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import type { MailType } from '../../../core/mailer.ts';
import { consume, type RateLimit } from '../../../core/rate-limit.ts';
import { queueMail } from '../queue-mail.ts';
import type { MailDraftInput } from './mail-templates.inputs.ts';
import { readDraft } from './mail-templates.ts';
import { changeable } from './mail-words.ts';
import * as t from './messages/en.ts';

const samples: RateLimit = { name: 'mail samples', most: 10, minutes: 60, what: 'examples of mails' };

/** Mails it to the viewer. Errors: NOT_FOUND; RATE_LIMITED after ten within an hour; BAD_USER_INPUT with `fields`. */
export async function sendMailSample(ctx: Context, draft: MailDraftInput): Promise<{ address: string }> {
  const { id: user, name, email: address } = requireViewer(ctx);
  const data = { mail: draft.name, words: readDraft(ctx, draft).words };
  await consume(ctx, samples, user);
  await inTransaction(ctx.em.fork(), (em) =>
    queueMail(em, ctx, { type: 'mail.sample', to: { user, name, address }, data }),
  );
  return { address };
}

export const mailSample: MailType = {
  title: t.sample,
  texts: null,
  async prepare({ ports, settings }, { data }) {
    const texts = changeable(ports.mailTypes, String(data.mail))?.texts;
    return texts ? texts.sample({ ...settings, words: data.words as object }) : null;
  },
};

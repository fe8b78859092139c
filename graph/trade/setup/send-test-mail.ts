import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consume, type RateLimit } from '../../core/rate-limit.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { SendTestMailPayload } from './setup.types.ts';

const testMails: RateLimit = { name: 'test mails', most: 5, minutes: 60, what: 'test mails' };

/** Queues a mail to the viewer's own address, which shows that mails arrive. Errors: RATE_LIMITED after five within an hour. */
export async function sendTestMail(ctx: Context): Promise<SendTestMailPayload> {
  const { id: user, name, email: address } = requireViewer(ctx);
  await consume(ctx, testMails, user);
  await inTransaction(ctx.em.fork(), (em) =>
    queueMail(em, ctx, { type: 'setup.test', to: { user, name, address } }),
  );
  return { address };
}

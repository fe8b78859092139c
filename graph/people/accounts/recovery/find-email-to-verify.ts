import type { Context } from '../../../core/context.ts';
import { normaliseEmail } from '../../../core/email-address.ts';
import { checkToken, tokenInvalid } from '../tokens/tokens.ts';
import { User } from '../user.entity.ts';
import type { EmailToVerify } from './recovery.inputs.ts';

/** The address that a mailed link confirms, which it names before its press. The link stays usable. Errors: TOKEN_INVALID, RATE_LIMITED. */
export async function findEmailToVerify(ctx: Context, token: string): Promise<EmailToVerify> {
  const { userId: id, emailKey, startedBy } = await checkToken(ctx, token, ['verify']);
  const user = await ctx.em.fork().findOne(User, { id, deletedAt: null });
  const email = user && (user.newEmail ?? user.email);
  if (!email || normaliseEmail(email) !== emailKey) throw tokenInvalid();
  const waitsUntil = user.newEmail ? user.newEmailCountsAt : null;
  const isFromStaff = Boolean(startedBy ?? waitsUntil) || (!user.newEmail && user.isEmailFromStaff);
  return { email, isFromStaff, countsAt: waitsUntil && waitsUntil > ctx.ports.now() ? waitsUntil : null };
}

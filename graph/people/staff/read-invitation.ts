import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { checkToken } from '../accounts/tokens/tokens.ts';
import { findOffer } from './find-offer.ts';
import type { Offer } from './invitations.inputs.ts';

/** What a mailed link offers. It does not use the link up. Errors: TOKEN_INVALID, RATE_LIMITED. */
export async function readInvitation(ctx: Context, token: string): Promise<Offer> {
  const owner = await checkToken(ctx, token, ['invite']);
  return inTransaction(ctx.em.fork(), async (em) => {
    const { invitation, inviter, account, permissions } = await findOffer(em, owner);
    const { name, email } = invitation;
    const needsPassword = owner.startedBy ? !account : !account?.emailVerifiedAt;
    return { name, email, permissions, inviterName: inviter.name, needsPassword };
  });
}

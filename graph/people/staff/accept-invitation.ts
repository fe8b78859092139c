import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { accountActor, Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldError } from '../../core/validation.ts';
import { completeSignIn } from '../accounts/complete-sign-in.ts';
import { refuseTakenEmail } from '../accounts/email-taken.ts';
import { hashPassword, requireGoodPassword } from '../accounts/password.ts';
import { reclaimAccount } from '../accounts/reclaim-account.ts';
import { Session } from '../accounts/session.entity.ts';
import { requireCookies } from '../accounts/sessions.ts';
import { checkToken, useToken } from '../accounts/tokens/tokens.ts';
import { User } from '../accounts/user.entity.ts';
import { findOffer } from './find-offer.ts';
import type { Invitation } from './invitation.entity.ts';
import type { AcceptInvitationInput } from './invitations.inputs.ts';

/**
 * Gives the permissions of an invitation to the account with its address, as far as the inviter has them at this moment.
 * Without an account, or with one whose address nobody confirmed, the chosen password is set and a session starts: such
 * an account may be a stranger's. The owner of a confirmed one signs in as ever. A link that was handed over instead of
 * mailed confirms no address: it makes a new account, or is accepted by who is signed in with the one of the address.
 *
 * Errors: TOKEN_INVALID; BAD_USER_INPUT for a missing or bad password, after which the link can still be used; EMAIL_TAKEN
 * when the address was registered meanwhile, or has an account that is not signed in and the link was handed over;
 * RATE_LIMITED.
 */
export async function acceptInvitation(ctx: Context, input: AcceptInvitationInput): Promise<User> {
  requireCookies(ctx);
  if (input.password != null) requireGoodPassword(input.password, ctx.settings);
  await checkToken(ctx, input.token, ['invite']);
  const passwordHash = input.password == null ? null : await hashPassword(input.password, ctx);
  const accepted = inTransaction(ctx.em.fork(), async (em) => {
    const owner = await useToken(em, input.token, 'invite', ctx.ports.now());
    const { invitation, inviter, account, permissions } = await findOffer(em, owner);
    const isHanded = owner.startedBy != null;
    const isProved = isHanded ? account?.id === ctx.actor.viewer?.id : account?.emailVerifiedAt != null;
    const owned = isProved ? account : undefined;
    if (isHanded && account && !owned)
      throw new DomainError('EMAIL_TAKEN', 'Sign in with your account of this address, then accept.');
    const user =
      owned ??
      (await claimAccount(ctx, em, { account, invitation, isHanded, name: input.name, passwordHash }));
    // What an account was given whose address nobody confirmed may have been for somebody else.
    const old = owned ? user.permissions : [];
    user.permissions = Object.values(Permission).filter((each) => [...old, ...permissions].includes(each));
    em.remove(invitation);
    await em.flush();
    // In the log also of a shop where staff have no permissions before they signed in with a second factor.
    const data = { inviter: inviter.id, old: { permissions: old }, new: { permissions: user.permissions } };
    await recordEvent(
      em,
      { ...ctx, actor: accountActor(user, 'strong', ctx.settings) },
      { type: 'staff.joined', subject: user.id, data },
    );
    return { user, isNew: !owned };
  });
  const { user, isNew } = await refuseTakenEmail(accepted);
  if (isNew) await completeSignIn(ctx, user);
  return user;
}

interface Claim {
  account: User | undefined;
  invitation: Invitation;
  isHanded: boolean;
  name?: string | null;
  passwordHash: string | null;
}

/** Makes the account that has the invited address that of who reads its mails. */
async function claimAccount(ctx: Context, em: SqlEntityManager, claim: Claim): Promise<User> {
  const { account, invitation, isHanded, passwordHash } = claim;
  if (!passwordHash) throw fieldError('password', 'Choose a password.');
  const now = ctx.ports.now();
  const name = (claim.name ?? account?.name ?? invitation.name).trim();
  const { email, emailKey } = invitation;
  const user =
    account ?? em.create(User, { name, email, emailKey, passwordHash, isAdmin: false, createdAt: now });
  em.assign(user, { name, passwordHash, newEmail: null, emailVerifiedAt: isHanded ? null : now });
  await em.flush();
  if (account) {
    // Nothing that a stranger set up lets them in any more.
    await em.nativeDelete(Session, { user });
    await reclaimAccount(em, ctx, user);
  }
  await recordEvent(em, ctx, { type: account ? 'password.changed' : 'account.registered', subject: user.id });
  return user;
}

import { Args, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { TokenArgs } from '../accounts/recovery/recovery.inputs.ts';
import { User } from '../accounts/user.entity.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { createInvitationLink } from './create-invitation-link.ts';
import { findInvitations } from './find-invitations.ts';
import { Invitation } from './invitation.entity.ts';
import { AcceptInvitationInput, InviteStaffInput, Offer } from './invitations.inputs.ts';
import { inviteStaff } from './invite-staff.ts';
import { readInvitation } from './read-invitation.ts';
import { sendInvitationAgain } from './send-invitation-again.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

@Resolver()
export class InvitationsResolver {
  @Authorized(Permission.Staff)
  @Extensions({ listSize: 25 })
  @Query(() => [Invitation], {
    description:
      'For staff with STAFF: the invitations that are neither accepted nor withdrawn, newest first. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  invitations(@Ctx() ctx: Context) {
    return findInvitations(ctx);
  }

  @Query(() => Offer, {
    description:
      'What a mailed invitation offers; it can still be accepted afterwards. Errors: TOKEN_INVALID, RATE_LIMITED.',
  })
  invitation(@Args(() => TokenArgs) { token }: TokenArgs, @Ctx() ctx: Context) {
    return readInvitation(ctx, token);
  }

  @Authorized(Permission.Staff)
  @Mutation(() => Invitation, {
    description:
      'For staff with STAFF: mails somebody a link to join the staff, valid for seven days. Only permissions that the viewer has can be given, and only those that the viewer still has when it is accepted. Needs a sign-in of the last ten minutes. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, FORBIDDEN with the missing permission as `needs`, BAD_USER_INPUT, RATE_LIMITED; CONFLICT for somebody who belongs to the staff or is invited already, and when 100 invitations are open.',
  })
  inviteStaff(@Input(InviteStaffInput) input: InviteStaffInput, @Ctx() ctx: Context) {
    return inviteStaff(ctx, input);
  }

  @Authorized(Permission.Staff)
  @Mutation(() => Invitation, {
    description:
      'For staff with STAFF: mails another link for an open invitation. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED.',
  })
  sendInvitationAgain(@Id('invitation') id: string, @Ctx() ctx: Context) {
    return sendInvitationAgain(ctx, id);
  }

  @Authorized(Permission.Staff)
  @Mutation(() => String, {
    description:
      'For staff with STAFF in a shop without a mail server: the address of another link for an open invitation of the viewer, to be handed over, valid for seven days. It is returned only here and is as secret as a password. It does not confirm the e-mail address, and who has an account with that signs in to accept. Needs a sign-in of the last ten minutes. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, FORBIDDEN, NOT_FOUND, also for an invitation of somebody else; CONFLICT in a shop that mails the link; RATE_LIMITED.',
  })
  createInvitationLink(@Id('invitation') id: string, @Ctx() ctx: Context) {
    return createInvitationLink(ctx, id);
  }

  @Authorized(Permission.Staff)
  @Mutation(() => Boolean, {
    description:
      'For staff with STAFF: takes an open invitation back; its links work no more. True. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  withdrawInvitation(@Id('invitation') id: string, @Ctx() ctx: Context) {
    return withdrawInvitation(ctx, id);
  }

  @Mutation(() => User, {
    description:
      'Joins the staff with a token from a mailed link. A password is needed, and a session starts, where there is no account with the address or nobody confirmed it; the owner of another account signs in as ever. Errors: TOKEN_INVALID, also when who invited can give nothing of it any more; BAD_USER_INPUT for a missing or bad password, after which the token can still be used; EMAIL_TAKEN, also for a link that was handed over where the owner of an account with the address is not signed in; RATE_LIMITED; FORBIDDEN for pages of other sites.',
  })
  acceptInvitation(@Input(AcceptInvitationInput) input: AcceptInvitationInput, @Ctx() ctx: Context) {
    return acceptInvitation(ctx, input);
  }
}

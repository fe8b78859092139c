import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Input } from '../../../core/arguments.ts';
import { batch } from '../../../core/batch.ts';
import type { Context } from '../../../core/context.ts';
import { seesNewEmail } from '../sees-new-email.ts';
import { User } from '../user.entity.ts';
import { answerNewEmail } from './answer-new-email.ts';
import { findCountsAt } from './find-counts-at.ts';
import { findEmailToVerify } from './find-email-to-verify.ts';
import { findVerified } from './find-verified.ts';
import {
  AnswerNewEmailArgs,
  EmailToVerify,
  MailedLinkArgs,
  ResetPasswordInput,
  TokenArgs,
} from './recovery.inputs.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { requestSignInLink } from './request-sign-in-link.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { signInWithToken } from './sign-in-with-token.ts';
import { verifyEmail } from './verify-email.ts';

@Resolver(() => User)
export class RecoveryResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the owner has confirmed the e-mail address by a mailed link.',
  })
  isVerified(@Root() { id }: Pick<User, 'id'>, @Ctx() ctx: Context) {
    return batch(ctx, 'verified addresses', id, (ids) => findVerified(ctx.em, ids));
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'From when on a new address counts that staff entered, unless the owner agrees before; null when none waits. For the viewer and staff who manage accounts, null to others.',
  })
  newEmailCountsAt(@Root() user: Pick<User, 'id'>, @Ctx() ctx: Context): Promise<Date | null> | null {
    if (!seesNewEmail(ctx, user)) return null;
    return batch(ctx, 'new addresses', user.id, (ids) => findCountsAt(ctx.em, ids));
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link to choose a new password, valid for 30 minutes, if there is an account with the address. True in any case, after the same time; a mailbox that got three mails within an hour gets another one only when its last link is half over. Errors: RATE_LIMITED after 20 requests from a network within an hour.',
  })
  requestPasswordReset(@Ctx() ctx: Context, @Args(() => MailedLinkArgs) { email }: MailedLinkArgs) {
    return requestPasswordReset(ctx, email);
  }

  @Mutation(() => User, {
    description:
      'Sets a new password with a token from a mailed link, ends all sessions of the account and starts one. Errors: TOKEN_INVALID for a token that is unknown, used or too old; BAD_USER_INPUT for a bad password, after which the token can still be used; RATE_LIMITED; FORBIDDEN for pages of other sites.',
  })
  resetPassword(@Ctx() ctx: Context, @Input(ResetPasswordInput) input: ResetPasswordInput) {
    return resetPassword(ctx, input);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link that signs in once, valid for 15 minutes, if there is an account with the address. True in any case, after the same time. Limited as requestPasswordReset is, counted together. Errors: RATE_LIMITED.',
  })
  requestSignInLink(@Ctx() ctx: Context, @Args(() => MailedLinkArgs) { email }: MailedLinkArgs) {
    return requestSignInLink(ctx, email);
  }

  @Mutation(() => User, {
    description:
      'Signs in with a token from a mailed link; any session the request came with ends. Errors: TOKEN_INVALID, RATE_LIMITED; FORBIDDEN for pages of other sites.',
  })
  signInWithToken(@Ctx() ctx: Context, @Args(() => TokenArgs) { token }: TokenArgs) {
    return signInWithToken(ctx, token);
  }

  @Query(() => EmailToVerify, {
    description:
      'The e-mail address that a mailed link confirms. It does not use the link up. Errors: TOKEN_INVALID, RATE_LIMITED.',
  })
  emailToVerify(@Ctx() ctx: Context, @Args(() => TokenArgs) { token }: TokenArgs) {
    return findEmailToVerify(ctx, token);
  }

  @Mutation(() => Boolean, {
    description:
      'Confirms the e-mail address of an account with a token from a mailed link, also without a session. True. An address that staff entered counts a day later, at once when its owner has agreed (`answerNewEmail`). Errors: CONFLICT until then; TOKEN_INVALID, EMAIL_TAKEN, RATE_LIMITED.',
  })
  verifyEmail(@Ctx() ctx: Context, @Args(() => TokenArgs) { token }: TokenArgs) {
    return verifyEmail(ctx, token);
  }

  @Mutation(() => Boolean, {
    description:
      "The owner's answer to a new e-mail address that staff entered: with the token of the link that was mailed to the old address, also without a session, or as the viewer. True. Errors: UNAUTHENTICATED without both; TOKEN_INVALID for a token that is unknown, used or too old, and when another address was entered since; CONFLICT when no such address waits; REAUTHENTICATION_REQUIRED for a viewer who agrees more than ten minutes after the sign-in; RATE_LIMITED.",
  })
  answerNewEmail(@Ctx() ctx: Context, @Args(() => AnswerNewEmailArgs) answer: AnswerNewEmailArgs) {
    return answerNewEmail(ctx, answer);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description:
      'Mails the viewer another link to confirm the e-mail address, valid for 7 days. True. Errors: UNAUTHENTICATED, RATE_LIMITED after 3 within an hour, and while the mailbox got three mails that it did not ask for.',
  })
  resendVerification(@Ctx() ctx: Context) {
    return resendVerification(ctx);
  }
}

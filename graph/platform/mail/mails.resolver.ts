import { Args, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { listOf } from '../../core/personal-fields.ts';
import { findMail } from './find-mail.ts';
import { findMails } from './find-mails.ts';
import { MailEntry, MailPage, MailPreview, MailsArgs } from './mails.types.ts';
import { sendMailAgain } from './send-mail-again.ts';

@Resolver()
export class MailsResolver {
  @Authorized(Permission.Orders)
  @Extensions(listOf('mails'))
  @Query(() => MailPage, {
    description:
      'For staff with ORDERS: the mails of the last 90 days, newest first. The keyword is looked for in name, address and subject. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; NOT_FOUND for what is no id of an order.',
  })
  async mails(@Args(() => MailsArgs) args: MailsArgs, @Ctx() ctx: Context) {
    return findMails(ctx, args);
  }

  @Authorized(Permission.Orders)
  @Extensions(listOf('mails'))
  @Query(() => MailPreview, {
    description:
      'For staff with ORDERS: a mail with its text as it would be sent now. Texts with secret links are not shown. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  async mail(@Id('mail') id: string, @Ctx() ctx: Context) {
    return findMail(ctx, id);
  }

  @Authorized(Permission.Orders)
  @Extensions(listOf('mails'))
  @Mutation(() => MailEntry, {
    description:
      'For staff with ORDERS: sends a mail again that was sent or has failed. One that was sent is sent as a new message. Returns the mail that is due. Errors: UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, NOT_FOUND; CONFLICT for a mail that is due, and for one whose person was erased.',
  })
  sendMailAgain(@Id('mail') id: string, @Ctx() ctx: Context) {
    return sendMailAgain(ctx, id);
  }
}
